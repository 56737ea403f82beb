import { readFileSync } from 'node:fs'
import { compileTexts } from '@vitrine/locales/compile'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { PageMeta } from '../../shared/page-meta.ts'
import type { Text } from '../../shared/texts/texts.ts'
import { LanguageProvider } from '../i18n/LanguageContext.tsx'
import { DocumentList } from './DocumentList.tsx'
import { DocumentsPage } from './DocumentsPage.tsx'
import { type DocumentTexts, DocumentTextsContext } from './document-text.ts'
import { ProductDocumentsPage } from './ProductDocumentsPage.tsx'

const text: Text = (key) => `<${key}>`
const meta = {
  title: null,
  canonical: 'https://norvane.example/documents',
  alternates: [],
  siteUrl: '',
  isOwn: false,
  page: 1,
} as unknown as PageMeta
const wordBreaks = {}
const textsIn = (code: string) => {
  const file = new URL(`../../../../packages/locales/documents/${code}.json`, import.meta.url)
  return compileTexts(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) as DocumentTexts
}
function render(language: LanguageCode, page: ReactNode) {
  const element = (
    <LanguageProvider language={language} text={text}>
      {page}
    </LanguageProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/documents'] })
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '')
}
const version = {
  version: '2.0',
  language: 'de' as const,
  valid_from: '2026-03-01',
  valid_until: '2026-12-31',
  published_at: '2026-03-01T09:00:00.000Z',
  in_force: true,
  type: 'application/pdf',
  format: 'PDF',
  bytes: 41_384,
  sha256: 'ab'.repeat(32),
}
const document = {
  key: 'nv-450-manual',
  kind: 'manual' as const,
  title: 'Betriebsanleitung NV 450',
  is_public: true,
  model_years: { from: 2024, until: null },
  serial_numbers: null,
  isFallback: false,
  fallbackFields: [],
  languages: [],
  versions: [version, { ...version, version: '1.0', in_force: false }],
}
const product = { slug: 'nv-450', model: 'NV 450', name: 'Doppelgehrungssäge', image: null, fallbackFields: [] }

it('shows of each document what counts, all versions with days and checksums, and what it is about [R2.131, R2.132, R2.201]', () => {
  const html = render(
    'de',
    <ProductDocumentsPage
      {...{
        meta,
        wordBreaks,
        product,
        languages: ['de', 'tr'],
        texts: textsIn('de'),
        documents: [document],
        day: null,
        takesRequests: true,
      }}
    />,
  )
  for (const shown of [
    'Baujahre: \u20662024–\u2069',
    'gültig ab 1. März 2026, gültig bis 31. Dezember 2026',
    '40',
    version.sha256,
  ])
    expect(html).toContain(shown)
  expect([...html.matchAll(/href="(\/documents\/[^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/documents/nv-450-manual/2.0/de',
    '/documents/nv-450-manual/2.0/de',
    '/documents/nv-450-manual/1.0/de',
  ])
  expect(html).toContain('action="/serial"')
  expect(html).toMatch(/formaction="\/enquiry\/service"[^>]*>Störung melden/i)
})

it('has the file in the language of the page first, and the others in their order [R2.131]', () => {
  const languages = ['en', 'tr', 'de'] as const
  const versions = languages.map((language) => ({ ...version, language }))
  const html = renderToString(
    <LanguageProvider language="de" text={text}>
      <DocumentTextsContext value={textsIn('de')}>
        <DocumentList documents={[{ ...document, versions }]} model="NV 450" day={null} />
      </DocumentTextsContext>
    </LanguageProvider>,
  )
  const shown = [...html.matchAll(/href="[^"]+\/(\w+)"/g)].slice(0, versions.length)
  expect(shown.map(([, language]) => language)).toEqual(['de', 'en', 'tr'])
})

it('names the kind of a document where its title does not [R2.251]', () => {
  const titled = (title: string) =>
    renderToString(
      <LanguageProvider language="de" text={text}>
        <DocumentTextsContext value={textsIn('de')}>
          <DocumentList documents={[{ ...document, title }]} model="NV 450" day={null} />
        </DocumentTextsContext>
      </LanguageProvider>,
    ).split('Betriebsanleitung').length - 1
  expect([titled('Betriebsanleitung NV 450'), titled('Das ganze Handbuch')]).toEqual([1, 1])
})

it('says on which day something was in force, and where nothing was [R2.135, R2.205]', () => {
  const none = { ...document, versions: document.versions.map((it) => ({ ...it, in_force: false })) }
  const html = render(
    'tr',
    <ProductDocumentsPage
      {...{
        meta,
        wordBreaks,
        product,
        languages: ['de', 'tr'],
        texts: textsIn('tr'),
        documents: [none],
        day: '2025-02-28',
        takesRequests: false,
      }}
    />,
  )
  expect(html).toContain('28 Şubat 2025 tarihinde yürürlükte')
  expect(html).toContain('O gün yürürlükte sürüm yoktu.')
  expect(html).not.toContain('/enquiry/service')
})

it('finds by forms that work without script, shows what has documents, and says where nothing was found [R2.130, R2.252]', () => {
  const picture = { src: '/saw.webp', alt: 'A saw', width: 4, height: 3, sources: [] }
  const page = { meta, wordBreaks, texts: textsIn('ar'), list: { page: 1, pages: 1 }, takesRequests: true }
  const listed = render(
    'ar',
    <DocumentsPage
      {...page}
      query=""
      groups={[
        {
          category: { name: 'مناشير', fallbackFields: [] },
          products: [
            {
              ...product,
              isFallback: false,
              picture,
              summary: { kinds: ['manual'], languages: ['en', 'de'], formats: ['PDF'], bytes: 1000 },
            },
          ],
        },
      ]}
    />,
  )
  expect(listed).toContain('action="/ar/documents"')
  expect(listed).toContain('href="/ar/documents/nv-450"')
  expect(listed).toContain('مناشير</h3>')
  expect(listed.replaceAll(/<[^>]*>/g, '')).toContain('دليل التشغيلEnglish، DeutschPDF · ')
  // Its name beside it says what is seen.
  expect(listed).toMatch(/<img src="\/saw\.webp" alt=""/)
  expect(listed).toMatch(/name="language" value="ar"|value="ar" name="language"/)
  const nothing = render('ar', <DocumentsPage {...page} query="zzz" groups={[]} />)
  expect(nothing).toContain('«zzz»')
})
