import { createHash } from 'node:crypto'
import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { fallbackTexts } from '../../shared/errors/fallback-texts.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { languageOfPath } from '../page-cache/cache-key.ts'

/** In the page itself: what the site's styles come from may be what failed. The colours are those of app/ui/tokens.css. */
const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #14181d; --line: #d9dde2 }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1115; --ink: #eceff2; --line: #2b323a } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 Inter, system-ui, sans-serif }
main { max-inline-size: 70rem; margin-inline: auto; padding: clamp(2rem, 10vh, 7rem) clamp(1.375rem, 5vw, 4rem) }
p { margin: 0 }
.explained { max-inline-size: 42rem; margin-block-end: 2rem }
.status { font-size: clamp(6rem, 26vw, 17rem); font-weight: 700; line-height: 1; letter-spacing: -0.04em }
h1 { margin-block: 1.5rem 2rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); font-size: clamp(1.75rem, 5vw, 3rem); line-height: 1.2; text-wrap: balance }
a { display: inline-block; padding: 0.8rem 1.75rem; border-radius: 2px; background: #e4572e; color: #120d0b; font-weight: 600; text-decoration: none }
a:hover { background: #f06c45 }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Of `errorPageFallback`: it needs nothing but its own style. */
export const fallbackHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
}

/**
 * The page when even the error page cannot be rendered (R2.53), or where there is no address to render one for (400): one sentence and a
 * link home, without script, and without anything that would have to be fetched. To be sent with `fallbackHeaders`.
 */
export function errorPageFallback(pathname: string, status: 400 | 500 = 500): string {
  const language = languageOfPath(pathname)
  const { message, home } = fallbackTexts(language, status)
  return plainPage({ language, title: `${status}: ${message}`, sign: String(status), message, home })
}

type PlainPage = {
  language: LanguageCode
  title: string
  sign?: string
  message: string
  explained?: string
  home: string
}

/** A page of a sentence and a link home that needs nothing else. @param page `explained` says more below the sentence */
export function plainPage({ language, title, sign, message, explained, home }: PlainPage): string {
  const { tag, dir } = languageOf(language)
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${sign ? `<p class="status" aria-hidden="true">${sign}</p>\n` : ''}<h1>${message}</h1>
${explained ? `<p class="explained">${explained}</p>\n` : ''}<p><a href="${localizedPath('/', language)}">${home}</a></p>
</main>
</body>
</html>
`
}

/**
 * React Router answers an error that its error page throws with a line of plain text: a visitor gets a page instead.
 * Every other response is given back as it is.
 */
export function orErrorPageFallback(response: Response, pathname: string): Response {
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain') ?? response.body === null
  if (response.status !== 500 || !isPlain || pathname.endsWith('.data')) return response
  return new Response(errorPageFallback(pathname), { status: 500, headers: fallbackHeaders })
}
