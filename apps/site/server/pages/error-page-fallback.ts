import { languageOf } from '@vitrine/locales/languages'
import { fallbackTexts } from '../../shared/errors/fallback-texts.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { languageOfPath } from '../page-cache/cache-key.ts'

/**
 * The page when even the error page cannot be rendered (R2.53), or where there is no address to render one for (400): one sentence and a
 * link home, without style or script.
 */
export function errorPageFallback(pathname: string, status: 400 | 500 = 500): string {
  const language = languageOfPath(pathname)
  const { tag, dir } = languageOf(language)
  const { message, home } = fallbackTexts(language, status)
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${status}</title>
</head>
<body>
<main>
<h1>${message}</h1>
<p><a href="${localizedPath('/', language)}">${home}</a></p>
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
  return new Response(errorPageFallback(pathname), {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
