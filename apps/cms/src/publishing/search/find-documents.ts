import type { Payload } from 'payload'
import type { LanguageCode } from '@vitrine/locales/languages'
import { fold, type Folded } from '@vitrine/locales/search/fold'
import { rankEntry, wholeToken } from './entries.ts'
import { documentIdOf, type SearchedCollection } from './entry-ids.ts'
import { findFuzzyMatches } from './find-fuzzy-matches.ts'
import { isOneRun, nameQueries, slugQuery } from './grams.ts'
import { openSearchStore } from './open-search-store.ts'
import type { SearchStore } from './search-store.ts'
import { sortVisible } from './sort-documents.ts'
import { tokenMaker, type TokenQuery } from './tokens.ts'

/** So many are found at most: counting all of a hundred thousand would take longer than showing the first. */
export const MAX_FOUND = 1000
/** Rows that are read at once: one more than are found tells that there are more. */
const ROWS_A_READ = MAX_FOUND + 1
/** What the tokens promise and the text does not hold is read in vain; after so many reads the rest is left. */
const MAX_READS = 20
const MAX_FUZZY_MATCHES = 6

export type SearchRequest = {
  collection: SearchedCollection
  language: LanguageCode
  query: string
  /** From 1. */
  page: number
  limit: number
}

export type FoundDocuments = {
  /** How many match, up to `MAX_FOUND`. */
  total: number
  /** Whether more match than are counted. */
  hasMore: boolean
  /** Of the page, the best first, otherwise in the order of the list. */
  ids: number[]
  /** What comes close where nothing matches, the closest first. */
  fuzzyMatches: number[]
}

export type FindDocuments = (request: SearchRequest) => Promise<FoundDocuments>

/** Searches the published documents of a collection in one language, by the index. */
export function createFindDocuments(payload: Payload): FindDocuments {
  return async ({ collection, language, query, page, limit }) => {
    const folded = fold(query)
    if (folded.tight === '') return { total: 0, hasMore: false, ids: [], fuzzyMatches: [] }
    const store = await openSearchStore(payload)
    const { ranks, hasMore } = await findRanks(store, queriesFor(collection, language, folded), folded)
    const sorted = await sortVisible(payload, collection, [...ranks.keys()])
    const best = sorted.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)).slice(0, MAX_FOUND)
    const ids = best.slice((page - 1) * limit, page * limit)
    if (best.length > 0) return { total: best.length, hasMore, ids, fuzzyMatches: [] }
    const fuzzy = await findFuzzyMatches(store, collection, language, folded)
    return { total: 0, hasMore: false, ids, fuzzyMatches: await bestOf(payload, collection, fuzzy) }
  }
}

/** One query for each of `ranks`, in this order. */
function queriesFor(collection: SearchedCollection, language: LanguageCode, query: Folded): TokenQuery[] {
  const common = tokenMaker(collection, null)
  const makers = [tokenMaker(collection, language), common]
  const { start, word, inside } = nameQueries(query, makers)
  const whole = [makers.map((toToken) => wholeToken(query.plain, toToken))]
  return [whole, start, word, inside, slugQuery(query, common)]
}

/** The best rank of each document that is found, until there are more than are counted. */
async function findRanks(store: SearchStore, queries: readonly TokenQuery[], query: Folded) {
  const ranks = new Map<number, number>()
  let isLeft = false
  for (const [rank, tokens] of queries.entries()) {
    // The hash of a whole field is exact, too.
    const isExact = rank === 0 || isOneRun(query)
    for (let read = 0; ; read++) {
      const page = { limit: ROWS_A_READ, offset: read * ROWS_A_READ }
      const found = isExact
        ? (await store.findEntryIds(tokens, page)).map((id) => ({ id, rank }))
        : (await store.findEntries(tokens, page)).map(({ id, text }) => ({ id, rank: rankEntry(text, query) }))
      for (const it of found) addRank(ranks, documentIdOf(it.id), it.rank)
      if (ranks.size > MAX_FOUND) return { ranks, hasMore: true }
      if (found.length < ROWS_A_READ) break
      if (read + 1 === MAX_READS) {
        isLeft = true
        break
      }
    }
  }
  return { ranks, hasMore: isLeft }
}

function addRank(ranks: Map<number, number>, document: number, rank: number | null) {
  if (rank !== null && rank <= (ranks.get(document) ?? rank)) ranks.set(document, rank)
}

async function bestOf(payload: Payload, collection: SearchedCollection, scores: ReadonlyMap<number, number>) {
  const sorted = await sortVisible(payload, collection, [...scores.keys()])
  return sorted.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)).slice(0, MAX_FUZZY_MATCHES)
}
