import type { SearchResults } from '@vitrine/contract/shapes/search'
import { fold } from '@vitrine/locales/search/fold'
import { findFuzzyMatches } from '@vitrine/locales/search/fuzzy-matches'
import { searchList } from '@vitrine/locales/search/search-list'
import { type Hit, posts, products, type Searchable, turnkeys } from './hit.ts'
import type { SearchKind } from './search-kinds.ts'

/** What was found of one kind. */
export type ResultGroup = {
  kind: SearchKind
  total: number
  /** Whether more match than `total`: they are counted up to a limit. */
  hasMore: boolean
  /** The best of them. */
  hits: Hit[]
  /** What comes close, where nothing was found. */
  fuzzyMatches: Hit[]
}

const MAX_FUZZY_MATCHES = 6

/** Searches one list, for a backend that does not search itself. @param limit how many hits are given at most */
export function findGroup<Item extends object>(
  kind: SearchKind,
  list: readonly Item[],
  { read, toHit }: Searchable<Item>,
  query: string,
  limit: number,
): ResultGroup {
  const folded = fold(query)
  const { total, found } = searchList(list, read, query, limit)
  const matches = total === 0 ? findFuzzyMatches(list, read, query, MAX_FUZZY_MATCHES) : []
  return {
    kind,
    total,
    hasMore: false,
    hits: found.map((it) => toHit(it, folded)),
    fuzzyMatches: matches.map((it) => toHit(it, folded)),
  }
}

/** What a backend has found, with the query marked. */
export function toGroup(results: SearchResults, query: string): ResultGroup {
  switch (results.kind) {
    case 'products':
      return mark(results, products, query)
    case 'posts':
      return mark(results, posts, query)
    case 'turnkeys':
      return mark(results, turnkeys, query)
  }
}

type Results<Item> = Pick<ResultGroup, 'kind' | 'total' | 'hasMore'> & { hits: Item[]; fuzzyMatches: Item[] }

function mark<Item>(
  { kind, total, hasMore, hits, fuzzyMatches }: Results<Item>,
  { toHit }: Searchable<Item>,
  query: string,
): ResultGroup {
  const folded = fold(query)
  const toHits = (items: readonly Item[]) => items.map((it) => toHit(it, folded))
  return { kind, total, hasMore, hits: toHits(hits), fuzzyMatches: toHits(fuzzyMatches) }
}
