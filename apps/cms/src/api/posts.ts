import { sql } from '@payloadcms/db-sqlite'
import type { Post, PostCard } from '@vitrine/contract/shapes/editorial'
import { type LanguageCode, tagOf } from '@vitrine/locales/languages'
import { toPlainText } from '../content/rich-text/to-rich-text.ts'
import type { Catalogue } from './catalogue.ts'
import { toProductCards } from './products.ts'
import { findPicture, type Uploads } from './pictures.ts'
import {
  asPlainTranslations,
  decideRichText,
  decideText,
  decideTranslated,
  type RichTextTranslations,
  type Translations,
  translatedLanguages,
} from './translations.ts'

export type PostDocument = {
  id: number
  slug: string
  kind: 'article' | 'event'
  title: Translations
  excerpt: Translations
  body: RichTextTranslations
  picture: number | null
  publishedAt: string
  products?: number[] | null
  event: { startsOn?: string | null; endsOn?: string | null; place?: Translations } | null
  updatedAt: string
}

const WORDS_A_MINUTE = 220

/** The condition of posts that have a title in a language. */
export const isInLanguage = (language: LanguageCode) =>
  sql`EXISTS (SELECT 1 FROM posts_locales
    WHERE _parent_id = posts.id AND _locale = ${language} AND TRIM(COALESCE(title, '')) <> '')`

/** A post exists in exactly the languages of its title: null in the others. */
export function toPostCard(post: PostDocument, uploads: Uploads, language: LanguageCode): PostCard | null {
  const languages = translatedLanguages(post.title)
  if (!languages.includes(language)) return null
  return {
    ...decideTranslated({ title: [post.title], excerpt: [post.excerpt] }, language),
    title: decideText(post.title, language),
    slug: post.slug,
    language,
    languages,
    kind: post.kind,
    excerpt: decideText(post.excerpt, language),
    image: findPicture(post.picture, uploads, language),
    published_at: post.publishedAt,
    event: toDays(post),
  }
}

export function toPost(
  post: PostDocument,
  catalogue: Catalogue,
  language: LanguageCode,
  required?: readonly string[],
): Post | null {
  const card = toPostCard(post, catalogue.uploads, language)
  if (!card) return null
  const body = post.body?.[language] ?? post.body?.en
  const fields = {
    title: [post.title],
    excerpt: [post.excerpt],
    body: [asPlainTranslations(post.body)],
    event: [post.event?.place],
  }
  return {
    ...card,
    ...decideTranslated(fields, language, required),
    languages: card.languages,
    body: decideRichText(post.body, language),
    reading_minutes: toReadingMinutes(toPlainText(body), language),
    event: card.event ? { ...card.event, place: decideText(post.event?.place, language) } : null,
    products: toProductCards(post.products, catalogue, language),
    updated_at: post.updatedAt,
  }
}

function toDays({ kind, event }: PostDocument): PostCard['event'] {
  if (kind !== 'event' || !event?.startsOn) return null
  return { starts_on: toDay(event.startsOn), ends_on: toDay(event.endsOn ?? event.startsOn) }
}

const toDay = (date: string) => date.slice(0, 10)

/** At least one. Words are found by the rules of the language: Chinese has no spaces between them. */
export function toReadingMinutes(text: string, language: LanguageCode): number {
  const words = [...new Intl.Segmenter(tagOf(language), { granularity: 'word' }).segment(text)].filter(
    (it) => it.isWordLike,
  ).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
