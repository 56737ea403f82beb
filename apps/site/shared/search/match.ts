import type { Folded } from './fold.ts'
import { END, FIELD, type FoldedList, SLUG, WORD } from './folded-list.ts'

/** How well a thing matches, the best first. One found by its address only comes last: the visitor does not see why it is there. */
export const ranks = ['whole', 'start', 'word', 'inside', 'slug'] as const
const [WHOLE, START, AT_WORD, INSIDE, BY_SLUG] = [0, 1, 2, 3, 4]

/**
 * The things of a list that have the query in a field (R5.10: case-insensitively on substring), by how well: a list of
 * places for each of `ranks`. From a word's start on, spaces and hyphens may differ: `nv450` is in `Saw NV 450`, but `wnv` is not.
 */
export function matchList(list: FoldedList, query: Folded): number[][] {
  const found: number[][] = ranks.map(() => [])
  const { letters, starts } = list
  const gaps = gapsOf(query.plain)
  let at = letters.indexOf(query.tight)
  for (let thing = 0; at >= 0; thing++) {
    thing = findThing(starts, at, thing)
    const end = starts[thing + 1] as number
    let best: number = ranks.length
    while (at >= 0 && at < end) {
      best = Math.min(best, rankAt(list, at, query.tight.length, gaps))
      at = letters.indexOf(query.tight, best === WHOLE ? end : at + 1)
    }
    found[best]?.push(thing)
  }
  return found
}

/** The thing that a place of the text belongs to; not before `from`. Near ones are tried first, then halves. */
function findThing(starts: Uint32Array, at: number, from: number): number {
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

function rankAt({ letters, marks }: FoldedList, at: number, length: number, gaps: readonly boolean[]): number {
  const mark = marks[at] as number
  const inSlug = (mark & SLUG) !== 0
  if (mark & WORD) {
    if (inSlug) return BY_SLUG
    if (!(mark & FIELD)) return AT_WORD
    return letters[at + length] === END ? WHOLE : START
  }
  for (let i = 1; i < length; i++) {
    if ((((marks[at + i] as number) & WORD) !== 0) !== gaps[i]) return ranks.length
  }
  return inSlug ? BY_SLUG : INSIDE
}

/** For each letter of a query whether a word starts with it. */
export function gapsOf(plain: string): boolean[] {
  const gaps: boolean[] = []
  for (let i = 0; i < plain.length; i++) if (plain[i] !== ' ') gaps.push(i === 0 || plain[i - 1] === ' ')
  return gaps
}
