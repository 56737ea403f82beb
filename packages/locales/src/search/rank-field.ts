import type { Folded } from './fold.ts'
import { type Rank, ranks } from './match.ts'

/**
 * How well one field matches a query, by the rules of `matchList`.
 * @param plain the field, folded, with one space between words
 * @returns an index of `ranks`, or null where the query is not in the field
 */
export function rankField(plain: string, query: Folded): number | null {
  const rank = decideRank(plain, query)
  return rank === null ? null : ranks.indexOf(rank)
}

function decideRank(plain: string, query: Folded): Rank | null {
  if (query.tight === '') return null
  const tight = plain.replaceAll(' ', '')
  if (tight === query.tight) return 'whole'
  if (tight.startsWith(query.tight)) return 'start'
  let spaces = 0
  for (let at = plain.indexOf(' '); at >= 0; at = plain.indexOf(' ', at + 1)) {
    if (tight.startsWith(query.tight, at - spaces)) return 'word'
    spaces += 1
  }
  return plain.includes(query.plain) ? 'inside' : null
}
