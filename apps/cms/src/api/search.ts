import type { InputOf } from '@vitrine/contract/call'
import type { Calls } from '@vitrine/contract/calls'
import type { PostCard } from '@vitrine/contract/shapes/editorial'
import type { SearchResults } from '@vitrine/contract/shapes/search'
import type { ProductCard, TurnkeyCard } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { FindDocuments } from '../publishing/search/find-documents.ts'
import type { Content } from './content-store.ts'
import { loadProductCards } from './load-product-cards.ts'
import { loadReferences } from './load-references.ts'
import { toPostCard } from './posts.ts'
import { toTurnkeyCard } from './turnkeys.ts'

const DEFAULT_LIMIT = 20

type Context = { content: Content; language: LanguageCode; findDocuments: FindDocuments }

/** A page of what matches, as the cards of its kind. */
export async function search(
  { q, kind, page = 1, limit = DEFAULT_LIMIT }: InputOf<Calls['search']>,
  context: Context,
): Promise<SearchResults> {
  const { language, findDocuments } = context
  const found = await findDocuments({ collection: kind, language, query: q, page, limit })
  const counts = { total: found.total, hasMore: found.hasMore }
  const toHits = async <Card>(toCards: (ids: readonly number[], context: Context) => Promise<Card[]>) => ({
    ...counts,
    hits: await toCards(found.ids, context),
    fuzzyMatches: await toCards(found.fuzzyMatches, context),
  })
  switch (kind) {
    case 'products':
      return { kind, ...(await toHits(loadFoundProducts)) }
    case 'posts':
      return { kind, ...(await toHits(loadPostCards)) }
    case 'turnkeys':
      return { kind, ...(await toHits(loadTurnkeyCards)) }
  }
}

async function loadFoundProducts(ids: readonly number[], { content, language }: Context): Promise<ProductCard[]> {
  return loadProductCards(content, await load(content, 'products', ids), language)
}

async function loadPostCards(ids: readonly number[], { content, language }: Context): Promise<PostCard[]> {
  const posts = await load(content, 'posts', ids)
  const { uploads } = await loadReferences(content, 'posts', posts)
  return posts.flatMap((it) => toPostCard(it, uploads, language) ?? [])
}

async function loadTurnkeyCards(ids: readonly number[], { content, language }: Context): Promise<TurnkeyCard[]> {
  const turnkeys = await load(content, 'turnkeys', ids)
  const { uploads } = await loadReferences(content, 'turnkeys', turnkeys)
  return turnkeys.map((it) => toTurnkeyCard(it, uploads, language))
}

/** Those of the documents that are published, in the order of the ids. Any other document may match after a change, and products follow the order of categories. */
async function load<Name extends SearchResults['kind']>(content: Content, collection: Name, ids: readonly number[]) {
  content.madeFrom(collection, 'categories:list')
  return [...(await content.byIds(collection, ids, 'card')).values()]
}
