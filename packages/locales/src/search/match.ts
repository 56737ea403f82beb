import type { Folded } from './fold.ts'
import { END, FIELD, type FoldedList, SLUG, WORD } from './folded-list.ts'

/** How well an item matches, the best first. One found only by its slug comes last: the visitor does not see why it was found. */
export const ranks = ['whole', 'start', 'word', 'inside', 'slug'] as const
export type Rank = (typeof ranks)[number]
const [WHOLE, START, AT_WORD, INSIDE, BY_SLUG] = [0, 1, 2, 3, 4]

/**
 * The items of a list with the query in a field (R5.10: case-insensitively on substring): for each of `ranks`, their indexes.
 * From a word's start on, spaces and hyphens may differ: `nv450` is in `Saw NV 450`, but `wnv` is not.
 */
export function matchList(list: FoldedList, query: Folded): number[][] {
  const found: number[][] = ranks.map(() => [])
  const { letters, starts } = list
  const queryStarts = wordStarts(query.plain)
  let at = letters.indexOf(query.tight)
  for (let item = 0; at >= 0; item++) {
    item = findItem(starts, at, item)
    const end = starts[item + 1] as number
    let best: number = ranks.length
    while (at >= 0 && at < end) {
      best = Math.min(best, rankAt(list, at, query.tight.length, queryStarts))
      at = letters.indexOf(query.tight, best === WHOLE ? end : at + 1)
    }
    found[best]?.push(item)
  }
  return found
}

/** The item that an index of the text belongs to, from `from` on: by steps of growing length, then by bisection. */
function findItem(starts: Uint32Array, at: number, from: number): number {
  let low = from
  let step = 1
  while (low + step < starts.length && (starts[low + step] as number) <= at) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length - 1)
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] as number) <= at) low = middle
    else high = middle
  }
  return low
}

function rankAt({ letters, marks }: FoldedList, at: number, length: number, queryStarts: readonly boolean[]): number {
  const mark = marks[at] as number
  const inSlug = (mark & SLUG) !== 0
  if (mark & WORD) {
    if (inSlug) return BY_SLUG
    if (!(mark & FIELD)) return AT_WORD
    return letters[at + length] === END ? WHOLE : START
  }
  for (let i = 1; i < length; i++) {
    if ((((marks[at + i] as number) & WORD) !== 0) !== queryStarts[i]) return ranks.length
  }
  return inSlug ? BY_SLUG : INSIDE
}

/** For each letter of a text without spaces, whether a word starts with it. */
export function wordStarts(plain: string): boolean[] {
  const starts: boolean[] = []
  for (let i = 0; i < plain.length; i++) if (plain[i] !== ' ') starts.push(i === 0 || plain[i - 1] === ' ')
  return starts
}
