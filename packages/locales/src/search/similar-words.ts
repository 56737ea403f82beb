import { editDistance } from './edit-distance.ts'

/** The part of the query's words that an item must have to be a fuzzy match, from 0 to 1. */
export const MIN_SCORE = 0.5

/** How many letters of a word may be wrong. */
export function maxErrorsIn(word: string): number {
  return word.length < 3 ? 0 : word.length < 6 ? 1 : 2
}

/** From 1 for the same word to 0 for another one. The beginning of a word counts a little less than the whole word. */
export function compareWords(typed: string, word: string, maxErrors: number): number {
  if (typed === word) return 1
  if (typed.length < 2) return 0
  const whole = editDistance(typed, word, maxErrors)
  if (whole <= maxErrors) return 1 - whole / typed.length
  if (word.length <= typed.length) return 0
  const start = editDistance(typed, word.slice(0, typed.length), maxErrors)
  return start <= maxErrors ? 0.95 - start / typed.length : 0
}
