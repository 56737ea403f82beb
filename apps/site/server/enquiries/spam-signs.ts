import type { SpamSign } from '@vitrine/contract/shapes/submission'

/** Nobody reads a form and fills it in sooner. */
const SHORTEST_FILLING_MS = 3000
/** People put a link to their own site, seldom two. */
const MOST_LINKS = 2

/** How a form was filled, as far as it is known. */
export type ObservedFormMetadata = {
  /** A field that people do not see has something in it. */
  trap: boolean
  /** From the form's first showing to its sending, in ms; null where nobody measured. */
  ageMs: number | null
  /** Whether the browser has done the work that was asked of it; null where none is asked. */
  proven: boolean | null
}

/** What speaks for a program as the sender. Enquiries are flagged with it and never dropped. */
export function decideSpamSigns(filling: ObservedFormMetadata, words: readonly (string | undefined)[]): SpamSign[] {
  const signs: SpamSign[] = []
  if (filling.trap) signs.push('honeypot')
  if (filling.ageMs !== null && filling.ageMs < SHORTEST_FILLING_MS) signs.push('too-fast')
  if (countLinks(words.join(' ')) > MOST_LINKS) signs.push('links')
  if (filling.proven === false) signs.push('no-proof')
  return signs
}

function countLinks(text: string): number {
  return text.match(/\bhttps?:\/\/|\bwww\.|\[url[=\]]|<a\s/gi)?.length ?? 0
}
