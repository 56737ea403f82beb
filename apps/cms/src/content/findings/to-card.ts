import type { LanguageCode } from '@vitrine/locales/languages'
import { isPageCollection, pageAddress } from '../../publishing/redirects/page-addresses.ts'

/** What search engines and messengers show of a page. */
export type Card = {
  path: string
  title: string
  description: string
  /** Written for search engines, and not the summary of the document. */
  hasOwnDescription: boolean
  picture: number | null
}

type Values = Record<string, unknown>

/** What an editor wrote for search engines about the same page, which wins. */
export type SeoEntry = { title?: unknown; description?: unknown; picture?: unknown } | undefined

/** The page of a document, without language; null where it has none of its own. */
export function pageOf(kind: string, values: Values): string | null {
  if (kind === 'seo-pages') return textOf(values.path) || null
  const slug = textOf(values.slug)
  return isPageCollection(kind) && slug ? pageAddress(kind, slug) : null
}

/**
 * The card of a document's page as the site makes it (api/seo.ts): of its name and summary, unless there is an entry for search engines.
 * @param values what the form has in one language
 */
export function toCard(kind: string, values: Values, language: LanguageCode, entry: SeoEntry): Card | null {
  const page = pageOf(kind, values)
  if (!page) return null
  const own = kind === 'seo-pages' ? values : ownTexts(kind, values)
  return {
    path: language === 'en' ? page : `/${language}${page}`,
    title: textOf(entry?.title) || textOf(own.title),
    description: textOf(entry?.description) || textOf(own.description),
    hasOwnDescription: kind === 'seo-pages' || textOf(entry?.description) !== '',
    picture: toId(entry?.picture) ?? toId(values.picture),
  }
}

function ownTexts(kind: string, values: Values): Values {
  const name = textOf(values.name) || textOf(values.title)
  const title = kind === 'products' ? `${name} ${textOf(values.model)}`.trim() : name
  return { title, description: kind === 'posts' ? values.excerpt : values.summary }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function toId(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' ? id : null
}
