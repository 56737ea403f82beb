import type { Folded } from './fold.ts'

/** How well a text matches, the best first. */
export const ranks = ['whole', 'start', 'word', 'inside'] as const
export type Rank = (typeof ranks)[number]

/**
 * Whether a text has the query in it (SPEC.md section 5: case-insensitively on substring), and how well. From a word's start on,
 * spaces and hyphens may differ: `nv450` is in `Saw NV 450`, but `wnv` is not.
 */
export function matchText(text: Folded, query: Folded): Rank | null {
  if (!text.tight.includes(query.tight)) return null
  if (text.tight === query.tight) return 'whole'
  const at = text.plain.indexOf(query.plain)
  if (at === 0 || startsLoosely(text.plain, 0, query.tight)) return 'start'
  if (at > 0 && text.plain.includes(` ${query.plain}`)) return 'word'
  for (let space = text.plain.indexOf(' '); space >= 0; space = text.plain.indexOf(' ', space + 1)) {
    if (startsLoosely(text.plain, space + 1, query.tight)) return 'word'
  }
  return at > 0 ? 'inside' : null
}

/** Whether `plain` goes on with `tight` at a place, if its spaces are passed over. */
function startsLoosely(plain: string, place: number, tight: string): boolean {
  let at = place
  for (let i = 0; i < tight.length; i++, at++) {
    if (plain[at] === ' ') at++
    if (plain[at] !== tight[i]) return false
  }
  return true
}
