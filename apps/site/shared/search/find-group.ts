import { fold } from './fold.ts'
import type { Hit, Searched } from './hit.ts'
import { findFuzzyMatches } from './fuzzy-matches.ts'
import type { SearchKind } from './search-kinds.ts'
import { searchList } from './search-list.ts'

/** What was found of one kind. */
export type ResultGroup = {
  kind: SearchKind
  total: number
  /** The best of them. */
  hits: Hit[]
  /** What comes close, where there is none. */
  near: Hit[]
}

const NEAR_OFFERED = 6

/** Searches one list. @param most how many hits are shown of it */
export function findGroup<Thing extends object>(
  kind: SearchKind,
  list: readonly Thing[],
  { read, toHit }: Searched<Thing>,
  query: string,
  most: number,
): ResultGroup {
  const folded = fold(query)
  const { total, found } = searchList(list, read, query, most)
  const near = total === 0 ? findFuzzyMatches(list, read, query, NEAR_OFFERED) : []
  return { kind, total, hits: found.map((it) => toHit(it, folded)), near: near.map((it) => toHit(it, folded)) }
}
