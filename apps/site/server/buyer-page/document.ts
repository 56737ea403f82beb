import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { html as toMarkup, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { style, styleSource } from './style.ts'

/** Escapes what is put into it. Not under its own name, by which the formatter would take it for HTML and break its lines. */
export { toMarkup }

export type Part = HtmlEscapedString | Promise<HtmlEscapedString> | ''

/** What the pages of buyers have in common. `night`: what the visitor has chosen on the site; null where the device decides. */
export type Frame = { language: LanguageCode; company: string; night: boolean | null }

/**
 * Of every page here. Nobody keeps it, nobody lists it, nothing else is loaded or told where the visitor was, and no script runs: neither a
 * stranger's that somebody wrote into an enquiry nor a counter of ours, which would learn the address.
 */
export const privateHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src ${styleSource}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
}

/** A page of its own beside those of the site: plain, whole without script, and nothing in it is fetched from elsewhere. */
export async function toDocument({ language, company, night }: Frame, title: string, main: Part): Promise<string> {
  const { tag, dir } = languageOf(language)
  const chosen = night === null ? '' : raw(` data-night="${night}"`)
  const page = await toMarkup`<!doctype html>
<html lang="${tag}" dir="${dir}"${chosen}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${company ? `${title} · ${company}` : title}</title>
<link rel="icon" href="/favicon.svg">
<style>${raw(style)}</style>
</head>
<body>
<header><a href="${localizedPath('/', language)}"><bdi>${company || '⌂'}</bdi></a></header>
<main>${main}</main>
</body>
</html>
`
  return String(page)
}
