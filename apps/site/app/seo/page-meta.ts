import type { MicroLayout } from '@vitrine/contract/shapes/seo'
import { type LanguageCode, languages } from '@vitrine/locales/languages'
import type { SiteContext } from '../content/content-context.ts'
import { localizedPath } from '../language/path.ts'

/** What a page tells search engines and share buttons of itself (SPEC.md section 2, "Page metadata"). URLs are absolute. */
export type PageMeta = {
  title: string | null
  description: string | null
  keywords: string | null
  image: string
  canonical: string
  /** The languages in which the page's content exists: exactly these are announced as alternates. */
  alternates: { language: LanguageCode; href: string }[]
  structuredData: MicroLayout | null
}

const SHARE_IMAGE = '/image/meta_banner.jpg'

type Page = {
  /** Without language prefix. */
  path: string
  language: LanguageCode
  /** In which languages the page's own text exists; all of them where the interface makes the page. */
  languages?: readonly LanguageCode[]
}

/** Looks a page's metadata up by path and language; what is not found is null, and defaults stand in. */
export async function loadPageMeta({ content, siteUrl }: SiteContext, page: Page): Promise<PageMeta> {
  const own = localizedPath(page.path, page.language)
  const path = own.endsWith('/') ? own : `${own}/`
  const [info, structuredData] = await Promise.all([
    content.want('getMetaInfo', null, { path }),
    content.want('getMicroLayout', null, { path }),
  ])
  const existing = page.languages ?? languages.map((language) => language.code)
  return {
    title: info?.title || null,
    description: info?.description || null,
    keywords: info?.keywords || null,
    image: new URL(info?.meta_image ?? SHARE_IMAGE, siteUrl).href,
    canonical: siteUrl + localizedPath(page.path, existing.includes(page.language) ? page.language : 'en'),
    alternates: existing.map((language) => ({ language, href: siteUrl + localizedPath(page.path, language) })),
    structuredData,
  }
}
