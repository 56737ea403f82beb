import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { SiteContext } from '../../shared/site-context.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import type { PagePosition } from '../../shared/list-pages/list-page.ts'
import { withPage } from '../../shared/list-pages/page-number.ts'
import type { PageMeta } from '../../shared/page-meta.ts'

type Page = {
  /** Without language prefix. */
  path: string
  language: LanguageCode
  /** The path of the request: a page may answer at other addresses than its own. */
  requestedPath: string
  /** In which languages the page's own text exists; all of them where the interface texts make the page. */
  languages?: readonly LanguageCode[]
  /** Which page of a list it is. */
  list?: PagePosition
}

/** Looks up what editors say of a page to search engines, by path and language; what is not found is null. */
export async function loadPageInfo({ api }: SiteContext, { path: given, language }: Pick<Page, 'path' | 'language'>) {
  const own = localizedPath(given, language)
  const path = own.endsWith('/') ? own : `${own}/`
  const [info, structuredData] = await Promise.all([
    api.optional('getMetaInfo', null, { path }),
    api.optional('getMicroLayout', null, { path }),
  ])
  return { info, structuredData }
}

/** A page's metadata; where nothing was looked up, defaults are used. */
export function toPageMeta(
  { info, structuredData }: Awaited<ReturnType<typeof loadPageInfo>>,
  siteUrl: string,
  page: Page,
): PageMeta {
  const own = localizedPath(page.path, page.language)
  const existing = page.languages && page.languages.length > 0 ? page.languages : languageCodes
  const exists = existing.includes(page.language)
  const original = existing.includes('en') ? 'en' : (existing[0] ?? 'en')
  const { page: number, pages } = page.list ?? { page: 1, pages: 1 }
  const addressOf = (language: LanguageCode, at = number) => siteUrl + withPage(localizedPath(page.path, language), at)
  return {
    title: info?.title || null,
    description: info?.description || null,
    keywords: info?.keywords || null,
    image: info?.meta_image ? new URL(info.meta_image, siteUrl).href : null,
    siteUrl,
    isOwn: exists && page.requestedPath === own,
    canonical: addressOf(exists ? page.language : original),
    alternates: existing.map((language) => ({ language, href: addressOf(language) })),
    page: number,
    previous: number > 1 ? addressOf(page.language, number - 1) : null,
    next: number < pages ? addressOf(page.language, number + 1) : null,
    structuredData,
  }
}
