import { fold } from './fold.ts'
import type { Hit, Searchable } from './hit.ts'
import { findFuzzyMatches } from './fuzzy-matches.ts'
import type { SearchKind } from './search-kinds.ts'
import { searchList } from './search-list.ts'

/** What was found of one kind. */
export type ResultGroup = {
  kind: SearchKind
  total: number
  /** The best of them. */
  hits: Hit[]
  /** What comes close, where nothing was found. */
  fuzzyMatches: Hit[]
}

const MAX_FUZZY_MATCHES = 6

/** Searches one list. @param limit how many hits are given at most */
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
    hits: found.map((it) => toHit(it, folded)),
    fuzzyMatches: matches.map((it) => toHit(it, folded)),
  }
}
