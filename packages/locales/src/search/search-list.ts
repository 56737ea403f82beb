import { fold } from './fold.ts'
import { foldList, type ReadFields } from './folded-list.ts'
import { matchList } from './match.ts'

export type ListMatches<Item> = {
  /** How many match. */
  total: number
  /** The best of them, at most `limit`. */
  found: Item[]
}

/** The items of a list with the query in a name or the slug, the best matches first, otherwise in the order of the list. */
export function searchList<Item extends object>(
  list: readonly Item[],
  read: ReadFields<Item>,
  query: string,
  limit: number,
): ListMatches<Item> {
  const folded = fold(query)
  if (folded.tight === '') return { total: 0, found: [] }
  const matches = matchList(foldList(list, read), folded)
  const total = matches.reduce((sum, it) => sum + it.length, 0)
  const best: number[] = []
  for (const rank of matches) best.push(...rank.slice(0, limit - best.length))
  return { total, found: best.flatMap((i) => list[i] ?? []) }
}
