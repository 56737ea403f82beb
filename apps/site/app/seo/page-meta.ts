import type { MicroLayout } from '@vitrine/contract/shapes/seo'
import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { SiteContext } from '../../shared/site-context.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'

/** What a page tells search engines and share buttons of itself (R2.11, R2.12). URLs are absolute. */
export type PageMeta = {
  title: string | null
  description: string | null
  keywords: string | null
  /** Null: the page's own picture, or the default. */
  image: string | null
  /** The public address of the site without a slash at the end. */
  siteUrl: string
  /** The page itself where its content exists in its language, else the page that it repeats. */
  canonical: string
  /**
   * Whether this is the page's own address and its content exists in its language. One that only repeats another is not announced as
   * its translation.
   */
  isOwn: boolean
  /** The languages in which the page's content exists: exactly these are announced as alternates. */
  alternates: { language: LanguageCode; href: string }[]
  /** What an editor wrote as structured data. */
  written: MicroLayout | null
}

type Page = {
  /** Without language prefix. */
  path: string
  language: LanguageCode
  /** The address that was asked for: a page may answer at more than its own. */
  asked: string
  /** In which languages the page's own text exists; all of them where the interface makes the page. */
  languages?: readonly LanguageCode[]
}

/** Looks a page's metadata up by path and language; what is not found is null, and defaults stand in. */
export async function loadPageMeta({ content, siteUrl }: SiteContext, page: Page): Promise<PageMeta> {
  const own = localizedPath(page.path, page.language)
  const path = own.endsWith('/') ? own : `${own}/`
  const [info, written] = await Promise.all([
    content.want('getMetaInfo', null, { path }),
    content.want('getMicroLayout', null, { path }),
  ])
  const existing = page.languages && page.languages.length > 0 ? page.languages : languageCodes
  const exists = existing.includes(page.language)
  const original = existing.includes('en') ? 'en' : (existing[0] ?? 'en')
  return {
    title: info?.title || null,
    description: info?.description || null,
    keywords: info?.keywords || null,
    image: info?.meta_image ? new URL(info.meta_image, siteUrl).href : null,
    siteUrl,
    isOwn: exists && page.asked === own,
    canonical: siteUrl + localizedPath(page.path, exists ? page.language : original),
    alternates: existing.map((language) => ({ language, href: siteUrl + localizedPath(page.path, language) })),
    written,
  }
}
