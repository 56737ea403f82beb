import { fold, type Folded } from './fold.ts'
import { foldList, type FoldedFields, type ReadFields } from './folded-list.ts'
import { matchText, ranks } from './match.ts'

/** A thing that is found by its address only comes last: the visitor does not see why it is there. */
const BY_SLUG = ranks.length

export type Found<Thing> = {
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
): Found<Thing> {
  const wanted = fold(query)
  if (wanted.tight === '') return { total: 0, found: [] }
  const byRank: number[][] = Array.from({ length: BY_SLUG + 1 }, () => [])
  foldList(list, read).forEach((fields, i) => {
    const rank = rankThing(fields, wanted)
    if (rank !== null) byRank[rank]?.push(i)
  })
  const found = byRank.flat()
  return { total: found.length, found: found.slice(0, most).flatMap((i) => list[i] ?? []) }
}

function rankThing({ names, slug, letters }: FoldedFields, query: Folded): number | null {
  if (!letters.includes(query.tight)) return null
  let best: number | null = slug && matchText(slug, query) ? BY_SLUG : null
  for (const name of names) {
    const rank = matchText(name, query)
    if (rank) best = Math.min(best ?? BY_SLUG, ranks.indexOf(rank))
  }
  return best
}
