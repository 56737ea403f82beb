import { fold } from './fold.ts'
import { foldList, type ReadFields } from './folded-list.ts'
import { matchList } from './match.ts'

export type ListMatches<Thing> = {
  /** How many there are. */
  total: number
  /** The best of them, at most as many as asked for. */
  found: Thing[]
}

/** The things of a list that have the query in a name or the slug, the best matches first, otherwise as they came. */
export function searchList<Thing extends object>(
  list: readonly Thing[],
  read: ReadFields<Thing>,
  query: string,
  most: number,
): ListMatches<Thing> {
  const wanted = fold(query)
  if (wanted.tight === '') return { total: 0, found: [] }
  const places = matchList(foldList(list, read), wanted)
  const total = places.reduce((sum, it) => sum + it.length, 0)
  const best: number[] = []
  for (const rank of places) best.push(...rank.slice(0, most - best.length))
  return { total, found: best.flatMap((i) => list[i] ?? []) }
}
