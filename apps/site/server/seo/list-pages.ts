import { DOCUMENTS_PATH } from '@vitrine/contract/document-address'
import { type CallName, calls } from '@vitrine/contract/calls'
import type { Answer, AnswerClient } from '@vitrine/contract/client'
import type { CategoryCard } from '@vitrine/contract/shapes/shop'
import { languageCode } from '@vitrine/contract/shapes/text'
import { sitePage } from '@vitrine/contract/shapes/seo'
import { WINDOW_PATH } from '@vitrine/contract/window-path'
import { defaultLanguage, type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { z } from 'zod'
import { categoryPath, postPath, productPath, turnkeyPath } from '../../shared/paths.ts'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { countPages, PRODUCTS_PER_PAGE } from '../../shared/list-pages/list-page.ts'
import { PLANNER_PATH } from '../../shared/planner/plan-path.ts'
import { withPage } from '../../shared/list-pages/page-number.ts'
import { cutPage } from '../content/cut-page.ts'
import { countPosts, languagesWithPage, type PostCounts } from '../content/post-languages.ts'
import { readArray } from './read-array.ts'

/** A page in all its languages. `changed` is an ISO date where it is known. */
export type ListedPage = { path: string; languages: readonly LanguageCode[]; changed: string | null }

/** `signal`: whose abort gives up what is being read. */
type Source = { apiBase: string; client: AnswerClient; signal: AbortSignal }

/** Only what a sitemap needs of a card, so that a foreign backend's other fields cannot fail it. */
const card = z.object({ slug: z.string(), languages: z.array(languageCode), updated_at: z.iso.datetime().optional() })

/**
 * Every page that search engines may list. A backend with the extension `/seo/pages/` is asked once; another is asked for the
 * lists of the contract.
 */
export async function* listPages(source: Source): AsyncGenerator<ListedPage> {
  const { screens, furtherPages } = await listScreens(source.client)
  const listed = await openList(source, 'listPages', defaultLanguage)
  if (listed) {
    for await (const page of readArray(listed)) {
      const { path, languages, updated_at: changed } = sitePage.parse(page)
      yield { path, languages: screens.get(path) ?? languages ?? languageCodes, changed }
      screens.delete(path)
    }
  }
  for (const [path, languages] of screens) yield { path, languages, changed: null }
  if (!listed) yield* listFromCards(source)
  for (const [path, languages] of furtherPages) yield { path, languages, changed: null }
}

type Screens = Iterable<readonly [path: string, languages: readonly LanguageCode[]]>

/**
 * The screens that are no document of the content, in the languages in which most of what they show exists, and the pages after the first of
 * lists. What cannot be loaded counts as empty.
 */
async function listScreens(client: AnswerClient) {
  const [sections, reviews, services, turnkeys, categories, posts, products, documented, story] = await Promise.all([
    orEmpty(client('listAboutSections', defaultLanguage)),
    orEmpty(client('listReviews', defaultLanguage)),
    orEmpty(client('listServices', defaultLanguage)),
    orEmpty(client('listTurnkeys', defaultLanguage)),
    orEmpty(client('listCategories', defaultLanguage)),
    countPosts(client),
    loadFirstProducts(client),
    orEmpty(client('listDocumentedProducts', defaultLanguage, { page: 1, limit: 1 })),
    client('getWindowStory', defaultLanguage).catch(() => null),
  ])
  const inBlog = languagesWithPage(posts, 1)
  const screens = new Map<string, readonly LanguageCode[]>([
    ['/', languageCodes],
    ['/about', languagesOfMajority(sections)],
    ...(inBlog.length > 0 ? [['/blog', inBlog] as const] : []),
    ['/category', languagesOfMajority(categories)],
    ['/contact', languageCodes],
    ['/dealers', languageCodes],
    [PLANNER_PATH, languageCodes],
    ...(documented.length > 0 ? [[DOCUMENTS_PATH, languageCodes] as const] : []),
    ['/product', products.languages],
    ['/reviews', languagesOfMajority(reviews)],
    ['/service', languagesOfMajority(services)],
    ['/turnkey', languagesOfMajority(turnkeys)],
    ...(story ? [[WINDOW_PATH, story.body.languages] as const] : []),
  ])
  return { screens, furtherPages: listFurtherPages({ products, posts, categories }) }
}

async function orEmpty<Item>(asked: Promise<Answer<Item[]>>): Promise<Item[]> {
  return asked.then(
    ({ body }) => body,
    () => [],
  )
}

/** The languages of the pages that list all products are those of the first page (`loadProductGroups`). */
async function loadFirstProducts(client: AnswerClient) {
  const input = { page: 1, limit: PRODUCTS_PER_PAGE }
  const answer = await client('listProducts', defaultLanguage, input).catch(() => null)
  if (!answer) return { languages: languageCodes, total: 0 }
  const { body, total } = cutPage(answer, input)
  return { languages: languagesOfMajority(body), total: total ?? 0 }
}

type Lists = {
  products: { languages: readonly LanguageCode[]; total: number }
  posts: PostCounts
  categories: readonly Pick<CategoryCard, 'slug' | 'languages' | 'product_count'>[]
}

/** One at a time: a catalogue of 100,000 products has thousands. */
function* listFurtherPages({ products, posts, categories }: Lists): Screens {
  for (let page = 2; page <= countPages(products.total, PRODUCTS_PER_PAGE); page++)
    yield [withPage('/product', page), products.languages]
  for (const { slug, languages, product_count: total } of categories)
    for (let page = 2; page <= countPages(total, PRODUCTS_PER_PAGE); page++)
      yield [withPage(categoryPath(slug), page), languages.length > 0 ? languages : [defaultLanguage]]
  for (let page = 2; languagesWithPage(posts, page).length > 0; page++)
    yield [withPage('/blog', page), languagesWithPage(posts, page)]
}

async function* listFromCards(source: Source): AsyncGenerator<ListedPage> {
  for (const [name, pathOf] of [
    ['listCategories', categoryPath],
    ['listProducts', productPath],
    ['listTurnkeys', turnkeyPath],
  ] as const) {
    for await (const it of readCards(source, name, defaultLanguage)) yield toPage(it, pathOf)
  }
  const known = new Set<string>()
  for (const language of languageCodes) {
    for await (const it of readCards(source, 'listPosts', language)) {
      if (!known.has(it.slug)) yield toPage(it, postPath)
      known.add(it.slug)
    }
  }
}

type Card = z.infer<typeof card>

async function* readCards(source: Source, name: CallName, language: LanguageCode): AsyncGenerator<Card> {
  const list = await openList(source, name, language)
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
  { apiBase, signal }: Source,
  name: CallName,
  language: LanguageCode,
): Promise<AsyncIterable<string> | null> {
  const response = await fetch(apiBase + calls[name].path, {
    headers: { accept: 'application/json', 'accept-language': language },
    signal,
  })
  if (response.status === 404 || response.status === 405) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok || !response.body) throw new Error(`${name}: status ${response.status}`)
  return response.body.pipeThrough(new TextDecoderStream())
}
