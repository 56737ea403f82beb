import type { MetaInfo, MicroLayout, RedirectResult } from '@vitrine/contract/shapes/seo'
import type { LanguageCode } from '@vitrine/locales/languages'
import {
  indexRedirects,
  followRedirects,
  type Redirect,
  type RedirectIndex,
} from '../publishing/redirects/follow-redirects.ts'
import { splitPagePath } from '../publishing/redirects/page-path.ts'
import type { CategoryDocument, ProductDocument } from './catalogue.ts'
import { findPicture, type Uploads } from './pictures.ts'
import type { PostDocument } from './posts.ts'
import { decideText, type Translations, translatedLanguages } from './translations.ts'
import { shortenDescription } from './shorten-description.ts'
import type { TurnkeyDocument } from './turnkeys.ts'

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

/** Everything that has a page of its own. */
export type Pages = {
  seoPages: Iterable<SeoPageDocument>
  products: Iterable<ProductDocument>
  categories: Iterable<CategoryDocument>
  turnkeys: Iterable<TurnkeyDocument>
  posts: Iterable<PostDocument>
  uploads: Uploads
}

/** What a document says of its own page; an entry that an editor wrote for search engines wins over it. */
type OwnMeta = { title: string; description: string; picture: number | null }

/** A language prefix in the path wins over the language that the request asks for. */
export function toMetaInfo(path: string, asked: LanguageCode, pages: Pages): MetaInfo | null {
  const { page, prefix } = splitPagePath(path)
  const language = prefix ?? asked
  const own = toOwnMeta(page, language, pages)
  const seoPage = find(pages.seoPages, (it) => it.path === page)
  if (!own && !seoPage) return null
  return {
    title: decideText(seoPage?.title, language) || (own?.title ?? ''),
    description: decideText(seoPage?.description, language) || shortenDescription(own?.description ?? '', language),
    keywords: decideText(seoPage?.keywords, language),
    meta_image: findPicture(seoPage?.picture ?? own?.picture, pages.uploads, language)?.src ?? null,
  }
}

/** The addresses of the pages that documents have (R2.6, R2.8). */
function toOwnMeta(page: string, language: LanguageCode, pages: Pages): OwnMeta | null {
  const [kind, ...rest] = page.split('/').filter(Boolean)
  const slug = rest.at(-1)
  const isNamed = <T extends { slug: string }>(it: T) => it.slug === slug
  if (rest.length !== (kind === 'product' ? 2 : 1)) return null
  switch (kind) {
    case 'product': {
      const product = find(pages.products, isNamed)
      return product
        ? {
            ...toDocumentMeta(product, language),
            title: `${decideText(product.name, language)} ${product.model}`.trim(),
          }
        : null
    }
    case 'category': {
      const category = find(pages.categories, isNamed)
      return category ? toDocumentMeta(category, language) : null
    }
    case 'turnkey': {
      const turnkey = find(pages.turnkeys, isNamed)
      return turnkey ? toDocumentMeta(turnkey, language) : null
    }
    case 'blog': {
      const post = find(pages.posts, isNamed)
      return post && translatedLanguages(post.title).includes(language)
        ? {
            title: decideText(post.title, language),
            description: decideText(post.excerpt, language),
            picture: post.picture,
          }
        : null
    }
    default:
      return null
  }
}

function toDocumentMeta(
  it: { name: Translations; summary: Translations; picture: number | null },
  language: LanguageCode,
): OwnMeta {
  return { title: decideText(it.name, language), description: decideText(it.summary, language), picture: it.picture }
}

const indexes = new WeakMap<object, RedirectIndex>()

/** The final target of a path. The same list is indexed once: the content store gives one list a revision. */
export function toRedirect(path: string, redirects: ReadonlyMap<unknown, RedirectDocument>): RedirectResult | null {
  let index = indexes.get(redirects)
  if (!index) indexes.set(redirects, (index = indexRedirects(redirects.values())))
  const result = followRedirects(path.normalize('NFC'), index)
  if (result.kind !== 'redirect') return null
  const status = Number(result.status) as RedirectResult['status']
  return { new_path: result.to, status, ...(result.external && { external: true }) }
}

export function toMicroLayout(
  path: string,
  asked: LanguageCode,
  all: Iterable<StructuredDataDocument>,
): MicroLayout | null {
  const { page, prefix } = splitPagePath(path)
  const json = decideText(find(all, (it) => it.path === page)?.json, prefix ?? asked)
  return json ? JSON.parse(json) : null
}

function find<T>(all: Iterable<T>, matches: (it: T) => boolean): T | undefined {
  for (const it of all) if (matches(it)) return it
  return undefined
}
