import { tagOf } from './tag-of.ts'

/** Words as a list in a language of the back office, as it is written in a sentence. */
export const listOf = (reader: string, words: readonly string[]): string =>
  new Intl.ListFormat(tagOf(reader), { type: 'conjunction' }).format(words)
