import type { MicroLayout } from '@vitrine/contract/shapes/seo'
import type { LanguageCode } from '@vitrine/locales/languages'

/** What a page tells search engines and share buttons about itself (R2.11, R2.12). URLs are absolute. */
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
  /** Whether this is the page's own address and its content exists in its language. A page that repeats another is not announced as its translation. */
  isOwn: boolean
  /** The languages in which the page's content exists: exactly these are announced as alternates. */
  alternates: { language: LanguageCode; href: string }[]
  /** The number of the page in its list; 1 for what is no list. */
  page: number
  /** The pages before and after it in its list. */
  previous: string | null
  next: string | null
  /** What an editor wrote as structured data. */
  structuredData: MicroLayout | null
}
