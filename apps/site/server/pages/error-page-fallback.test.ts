import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import english from '@vitrine/locales/texts/en.json' with { type: 'json' }
import german from '@vitrine/locales/texts/de.json' with { type: 'json' }
import { registerTexts } from '../../shared/texts/loaded-texts.ts'
import { errorPageFallback, fallbackHeaders, orErrorPageFallback } from './error-page-fallback.ts'

test('is a page in the language of its address, with a link home [R2.53]', () => {
  registerTexts('de', german)
  const page = errorPageFallback('/de/turnkey')
  expect(page).toContain('<html lang="de" dir="ltr">')
  expect(page).toContain(`<h1>${german['error.showingError']}</h1>`)
  expect(page).toContain('<a href="/de">')
})

test('is in English, word for word, without the texts of the language [R2.53]', () => {
  expect(english['error.showingError']).toBe('An error occurred while showing the error page')
  const page = errorPageFallback('/ar/no-such-page')
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('<h1>An error occurred while showing the error page</h1>')
  expect(page).toContain('<a href="/ar">Go homepage</a>')
})

test('is allowed its own style and nothing else [R2.53, R12.1]', () => {
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(errorPageFallback('/')) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(fallbackHeaders['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
})

test('replaces a plain 500 only [R2.53]', async () => {
  const plain = { 'content-type': 'text/plain' }
  const failed = new Response('Unexpected Server Error', { status: 500, headers: plain })
  expect(await orErrorPageFallback(failed, '/').text()).toContain('<!doctype html>')
  const page = new Response('<html>', { status: 500, headers: { 'content-type': 'text/html' } })
  expect(orErrorPageFallback(page, '/')).toBe(page)
  const gone = new Response('gone', { status: 404, headers: plain })
  expect(orErrorPageFallback(gone, '/')).toBe(gone)
})
