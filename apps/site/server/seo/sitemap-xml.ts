import { type LanguageCode, tagOf } from '@vitrine/locales/languages'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import type { ListedPage } from './list-pages.ts'

export const SITEMAP_START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`
export const SITEMAP_END = '</urlset>\n'

/** The entries of a page, one for each of its languages, each with all of them as alternates. */
export function writeEntries({ path, languages, changed }: ListedPage, siteUrl: string): string[] {
  const address = (language: LanguageCode) => escapeXml(siteUrl + encodeURI(localizedPath(path, language)))
  const unmatched = languages.includes('en') ? 'en' : languages[0]
  const alternates = [
    ...languages.map((language) => alternate(tagOf(language), address(language))),
    ...(unmatched ? [alternate('x-default', address(unmatched))] : []),
  ].join('')
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return languages.map((language) => `<url><loc>${address(language)}</loc>${lastmod}${alternates}</url>\n`)
}

const alternate = (tag: string, href: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`

/** The list of the sitemap files, which are numbered from 1. */
export function writeIndex(files: readonly { changed: string | null }[], siteUrl: string): string {
  const entries = files.map(({ changed }, i) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<sitemap><loc>${escapeXml(siteUrl)}/sitemap-${i + 1}.xml</loc>${lastmod}</sitemap>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
