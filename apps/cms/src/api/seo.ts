import type { MetaInfo, MicroLayout, RedirectResult } from '@vitrine/contract/shapes/seo'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { FindRedirects } from '../publishing/redirects/find-redirects.ts'
import type { Redirect } from '../publishing/redirects/follow-redirects.ts'
import { followStoredRedirects } from '../publishing/redirects/follow-stored-redirects.ts'
import type { PageCollection } from '../publishing/redirects/page-addresses.ts'
import { splitPagePath } from '../publishing/redirects/page-path.ts'
import type { ProductDocument } from './catalogue.ts'
import { findPicture, type Uploads } from './pictures.ts'
import type { PostDocument } from './posts.ts'
import { decideText, type Translations, translatedLanguages } from './translations.ts'
import { shortenDescription } from './shorten-description.ts'

export type SeoPageDocument = {
  id: number
  path: string
  title: Translations
  description: Translations
  keywords: Translations
  picture: number | null
}
export type RedirectDocument = Redirect & { id: number }
export type StructuredDataDocument = { id: number; path: string; json: Translations }

/** What is answered for a path without anything: 404 would be a failed lookup, which the site logs (R8.7, R8.8). */
export const noMetaInfo: MetaInfo = { title: null, description: null, keywords: null, meta_image: null }
export const noRedirect: RedirectResult = { new_path: null, status: 301 }

/** What a document says of its own page; an entry that an editor wrote for search engines wins over it. */
export type OwnMeta = { title: string; description: string; picture: number | null }

/** The page of a document: its collection and slug (R2.6, R2.8). A language prefix in the path wins over the language asked for. */
export function readPage(path: string, asked: LanguageCode) {
  const { page, prefix } = splitPagePath(path)
  const [kind = '', ...rest] = page.split('/').filter(Boolean)
  const collection = rest.length === (kind === 'product' ? 2 : 1) ? collections[kind] : undefined
  return { page, language: prefix ?? asked, document: collection ? { collection, slug: rest.at(-1) ?? '' } : null }
}

const collections: Partial<Record<string, PageCollection>> = {
  product: 'products',
  category: 'categories',
  turnkey: 'turnkeys',
  blog: 'posts',
}

/** @param seoPage what an editor wrote for search engines @param own what the page's document says */
export function toMetaInfo(
  seoPage: SeoPageDocument | undefined,
  own: OwnMeta | null,
  uploads: Uploads,
  language: LanguageCode,
): MetaInfo | null {
  if (!own && !seoPage) return null
  return {
    title: decideText(seoPage?.title, language) || (own?.title ?? ''),
    description: decideText(seoPage?.description, language) || shortenDescription(own?.description ?? '', language),
    keywords: decideText(seoPage?.keywords, language),
    meta_image: findPicture(seoPage?.picture ?? own?.picture, uploads, language)?.src ?? null,
  }
}

export function toProductMeta(product: ProductDocument, language: LanguageCode): OwnMeta {
  const title = `${decideText(product.name, language)} ${product.model}`.trim()
  return { ...toDocumentMeta(product, language), title }
}

/** Null where the post does not exist in the language. */
export function toPostMeta(post: PostDocument, language: LanguageCode): OwnMeta | null {
  if (!translatedLanguages(post.title).includes(language)) return null
  return {
    title: decideText(post.title, language),
    description: decideText(post.excerpt, language),
    picture: post.picture,
  }
}

export function toDocumentMeta(
  it: { name: Translations; summary: Translations; picture: number | null },
  language: LanguageCode,
): OwnMeta {
  return { title: decideText(it.name, language), description: decideText(it.summary, language), picture: it.picture }
}

/** The final target of a path. */
export async function toRedirect(path: string, find: FindRedirects): Promise<RedirectResult | null> {
  const result = await followStoredRedirects(path.normalize('NFC'), find)
  if (result.kind !== 'redirect') return null
  const status = Number(result.status) as RedirectResult['status']
  return { new_path: result.to, status, ...(result.external && { external: true }) }
}

export function toMicroLayout(
  document: StructuredDataDocument | undefined,
  language: LanguageCode,
): MicroLayout | null {
  const json = decideText(document?.json, language)
  return json ? JSON.parse(json) : null
}
