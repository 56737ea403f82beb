import type { LanguageCode } from '@vitrine/locales/languages'
import type { Visitor } from './visitor.ts'

/**
 * A question of the trade. `ask` looks for its answer from the home page on, and gives what was read, in a few words. @throws where the site does not say it, or says something else than the
 * content.
 */
export type Question = {
  number: number
  who: string
  language: LanguageCode
  /** In the words of who asks. */
  words: string
  /** What that means, where it is not English. */
  meaning?: string
  /** A desk with a mouse, unless said otherwise. */
  on?: 'phone' | 'keyboard alone' | 'no script'
  /** How it is found, in a line. */
  way: string
  /** Where the right answer stands. */
  source: string
  ask: (visitor: Visitor) => Promise<string>
}

/** What became of a question. */
export type Result = {
  question: Question
  presses: number
  keys: number
  seconds: number
  /** As it was read; null where it was not found. */
  answer: string | null
  error: string | null
}
