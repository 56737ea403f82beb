import type { SpamSign } from '@vitrine/contract/shapes/submission'

/** No person reads a form and fills it in sooner. */
const MIN_DURATION_MS = 3000
/** People put a link to their own site, seldom two. */
const MAX_LINKS = 2

/** How a form was filled in, as far as it is known. */
export type ObservedFormMetadata = {
  /** A field that people do not see has something in it. */
  honeypot: boolean
  /** From the form's first showing to its sending; null where it was not measured. */
  durationMs: number | null
  /** Whether the browser has done the work that was asked of it; null where none is asked. */
  hasProof: boolean | null
}

/** What suggests that a program sent an enquiry. It is flagged with it and never dropped. */
export function decideSpamSigns(metadata: ObservedFormMetadata, texts: readonly (string | undefined)[]): SpamSign[] {
  const signs: SpamSign[] = []
  if (metadata.honeypot) signs.push('honeypot')
  if (metadata.durationMs !== null && metadata.durationMs < MIN_DURATION_MS) signs.push('too-fast')
  if (countLinks(texts.join(' ')) > MAX_LINKS) signs.push('links')
  if (metadata.hasProof === false) signs.push('no-proof')
  return signs
}

function countLinks(text: string): number {
  return text.match(/\bhttps?:\/\/|\bwww\.|\[url[=\]]|<a\s/gi)?.length ?? 0
}
