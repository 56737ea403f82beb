import english from '@vitrine/locales/texts/en.json' with { type: 'json' }
import german from '@vitrine/locales/texts/de.json' with { type: 'json' }
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createText, type Texts } from '../../../shared/texts/texts.ts'
import { LanguageProvider } from '../../i18n/LanguageContext.tsx'
import { ErrorPage } from './ErrorPage.tsx'

function render(page: ReactElement, language: 'en' | 'de' = 'en') {
  const text = createText(language, (language === 'en' ? english : german) as unknown as Texts)
  const element = (
    <LanguageProvider language={language} text={text}>
      {page}
    </LanguageProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1]

it.each([400, 401, 403, 410, 418, 429, 500, 502, 503])(
  'says of the status %i only that an error occurred [R2.50, R8.4]',
  (status) => {
    const html = render(<ErrorPage status={status} />)
    expect([headingOf(html), titleOf(html)]).toEqual(['An error occurred', 'An error occurred'])
    expect(html).toContain(`>${status}<`)
    expect(html).not.toContain('Page Not Found')
  },
)

it('has a heading, a text and a button of its own for 404 [R2.50, R8.3]', () => {
  const html = render(<ErrorPage status={404} />)
  expect([headingOf(html), titleOf(html)]).toEqual(['Page Not Found', 'Page Not Found'])
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(
    '>We’re sorry, the page you requested could not be found.Please go back to the homepage.<',
  )
  expect(html).toMatch(/found\.<\/span><span[^>]*>Please/)
  expect(html.match(/<h[1-6]/g)).toHaveLength(1)
  expect(html).toMatch(
    /<form[^>]*role="search"[^>]*action="\/search-result"|<form[^>]*action="\/search-result"[^>]*role="search"/,
  )
  expect(html).toMatch(/<a [^>]*href="\/product"/)
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go homepage</)
  expect(html).not.toContain('An error occurred')
})

it('is in the language of the page and leads to its home page [R2.50, R8.10]', () => {
  const html = render(<ErrorPage status={500} message="error.postNotFound" />, 'de')
  expect(headingOf(html)).toBe(german['error.other.title'])
  expect(html).toContain(german['error.postNotFound'])
  expect(html).toMatch(/<a [^>]*href="\/de"[^>]*>/)
})
