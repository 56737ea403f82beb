import { expect, test } from 'vitest'
import english from '@vitrine/locales/texts/en.json' with { type: 'json' }
import german from '@vitrine/locales/texts/de.json' with { type: 'json' }
import { keepTexts } from '../app/language/loaded-texts.ts'
import { lastResortPage, orLastResort } from './last-resort.ts'

test('the last resort is a page in the language of its address, with a link home', () => {
  keepTexts('de', german)
  const page = lastResortPage('/de/turnkey')
  expect(page).toContain('<html lang="de" dir="ltr">')
  expect(page).toContain(`<h1>${german['error.showingError']}</h1>`)
  expect(page).toContain('<a href="/de">')
})

test('without the texts of a language it is in English, and says what SPEC.md quotes', () => {
  expect(english['error.showingError']).toBe('An error occurred while showing the error page')
  const page = lastResortPage('/ar/no-such-page')
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('<h1>An error occurred while showing the error page</h1>')
  expect(page).toContain('<a href="/ar">Go homepage</a>')
})

test('it stands in for a plain 500 only', async () => {
  const plain = { 'content-type': 'text/plain' }
  const failed = new Response('Unexpected Server Error', { status: 500, headers: plain })
  expect(await orLastResort(failed, '/').text()).toContain('<!doctype html>')
  const page = new Response('<html>', { status: 500, headers: { 'content-type': 'text/html' } })
  expect(orLastResort(page, '/')).toBe(page)
  const gone = new Response('gone', { status: 404, headers: plain })
  expect(orLastResort(gone, '/')).toBe(gone)
})
