import { type CallName, calls } from '@vitrine/contract/calls'
import type { Client } from '@vitrine/contract/client'
import { languageCode } from '@vitrine/contract/shapes/text'
import { sitePage } from '@vitrine/contract/shapes/seo'
import { defaultLanguage, type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { z } from 'zod'
import { categoryPath, postPath, productPath, turnkeyPath } from '../../shared/paths.ts'
import { LanguageCount, languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { findPostLanguages } from '../content/post-languages.ts'
import { readArray } from './read-array.ts'

/** A page in all its languages. `changed` is an ISO date where it is known. */
export type ListedPage = { path: string; languages: readonly LanguageCode[]; changed: string | null }

type Source = { apiBase: string; client: Client }

/** Only what a sitemap needs of a card, so that a foreign backend's other fields cannot fail it. */
const card = z.object({ slug: z.string(), languages: z.array(languageCode), updated_at: z.iso.datetime().optional() })

/**
 * Every page that search engines may list. A backend with the extension `/seo/pages/` is asked once; another is asked for the
 * lists of the contract.
 */
export async function* listPages(source: Source): AsyncGenerator<ListedPage> {
  const screens = await listScreens(source)
  const listed = await openList(source.apiBase, 'listPages', defaultLanguage)
  if (listed) {
    for await (const page of readArray(listed)) {
      const { path, languages, updated_at: changed } = sitePage.parse(page)
      yield { path, languages: screens.get(path) ?? languages ?? languageCodes, changed }
      screens.delete(path)
    }
  }
  for (const [path, languages] of screens) yield { path, languages, changed: null }
  if (!listed) yield* listFromCards(source)
}

/** The screens that are no document of the content, in the languages in which most of what they show exists. */
async function listScreens({ apiBase, client }: Source): Promise<Map<string, readonly LanguageCode[]>> {
  const [sections, reviews, services, turnkeys, posts, products] = await Promise.all([
    client('listAboutSections', defaultLanguage).catch(() => []),
    client('listReviews', defaultLanguage).catch(() => []),
    client('listServices', defaultLanguage).catch(() => []),
    client('listTurnkeys', defaultLanguage).catch(() => []),
    findPostLanguages(client),
    findProductLanguages(apiBase),
  ])
  return new Map<string, readonly LanguageCode[]>([
    ['/', languageCodes],
    ['/about', languagesOfMajority(sections)],
    ...(posts.length > 0 ? [['/blog', posts] as const] : []),
    ['/category', products],
    ['/contact', languageCodes],
    ['/product', products],
    ['/reviews', languagesOfMajority(reviews)],
    ['/service', languagesOfMajority(services)],
    ['/turnkey', languagesOfMajority(turnkeys)],
  ])
}

/** The languages of the pages that list all products; all languages where the list cannot be loaded. */
async function findProductLanguages(apiBase: string): Promise<readonly LanguageCode[]> {
  const count = new LanguageCount()
  try {
    for await (const it of readCards(apiBase, 'listProducts', defaultLanguage)) count.add(it)
  } catch {
    return languageCodes
  }
  return count.majority()
}

async function* listFromCards({ apiBase }: Source): AsyncGenerator<ListedPage> {
  for (const [name, pathOf] of [
    ['listCategories', categoryPath],
    ['listProducts', productPath],
    ['listTurnkeys', turnkeyPath],
  ] as const) {
    for await (const it of readCards(apiBase, name, defaultLanguage)) yield toPage(it, pathOf)
  }
  const known = new Set<string>()
  for (const language of languageCodes) {
    for await (const it of readCards(apiBase, 'listPosts', language)) {
      if (!known.has(it.slug)) yield toPage(it, postPath)
      known.add(it.slug)
    }
  }
}

type Card = z.infer<typeof card>

async function* readCards(apiBase: string, name: CallName, language: LanguageCode): AsyncGenerator<Card> {
  const list = await openList(apiBase, name, language)
  if (!list) throw new Error(`${name}: not found`)
  for await (const element of readArray(list)) yield card.parse(element)
}

const toPage = ({ slug, languages, updated_at }: Card, pathOf: (slug: string) => string): ListedPage => ({
  path: pathOf(slug),
  languages: languages.length > 0 ? languages : [defaultLanguage],
  changed: updated_at ?? null,
})

/** A list as it arrives; null where the backend does not have it. @throws on any other failure */
async function openList(
  apiBase: string,
  name: CallName,
  language: LanguageCode,
): Promise<AsyncIterable<string> | null> {
  const response = await fetch(apiBase + calls[name].path, {
    headers: { accept: 'application/json', 'accept-language': language },
  })
  if (response.status === 404 || response.status === 405) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok || !response.body) throw new Error(`${name}: status ${response.status}`)
  return response.body.pipeThrough(new TextDecoderStream())
}
