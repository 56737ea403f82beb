import { stripVTControlCharacters } from 'node:util'

/** Why something could not be done, in a line. */
export function toSentence(reason: unknown): string {
  const message = reason instanceof Error ? reason.message : String(reason)
  return stripVTControlCharacters(message).split('\n').slice(0, 6).join(' ')
}
