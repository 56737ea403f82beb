import { countMissing, editDistance, letterBits } from './edit-distance.ts'
import { fold } from './fold.ts'
import type { Fields, ReadFields } from './folded-list.ts'

/** The words of a list's names: the letters of each, and the indexes of its items. Made for the first query without results. */
type Vocabulary = ReadonlyMap<string, { letters: number; indexes: number[] }>
const vocabularies = new WeakMap<readonly object[], Vocabulary>()

/** The part of the query's words that an item must have, from 0 to 1. */
const MIN_SCORE = 0.5

/** What is similar to a query without results: its words in any order, with a letter or two wrong. The best first. */
export function findFuzzyMatches<Item extends object>(
  list: readonly Item[],
  read: ReadFields<Item>,
  query: string,
  limit: number,
): Item[] {
  const words = [...new Set(wordsOf(fold(query).plain))]
  const sums = new Float64Array(list.length)
  for (const word of words) addSimilarity(sums, word, vocabularyOf(list, read))
  const matches: number[] = []
  const minSum = Math.max(words.length * MIN_SCORE, Number.MIN_VALUE)
  for (let index = 0; index < sums.length; index++) if ((sums[index] as number) >= minSum) matches.push(index)
  return bestOf(matches, sums, limit).flatMap((index) => list[index] ?? [])
}

/** The indexes of the highest sums, in the order of the list where equal, without sorting all of them. */
function bestOf(indexes: readonly number[], sums: Float64Array, limit: number): number[] {
  const best: number[] = []
  const sumAt = (index: number | undefined) => (index === undefined ? 0 : (sums[index] as number))
  for (const index of indexes) {
    if (best.length === limit && sumAt(index) <= sumAt(best.at(-1))) continue
    const at = best.findLastIndex((other) => sumAt(other) >= sumAt(index)) + 1
    best.splice(at, 0, index)
    if (best.length > limit) best.pop()
  }
  return best
}

/** Adds to the sum of each item the similarity of its most similar word. */
function addSimilarity(sums: Float64Array, word: string, vocabulary: Vocabulary) {
  const best = new Float64Array(sums.length)
  const maxErrors = maxErrorsIn(word)
  const own = letterBits(word)
  for (const [other, { letters, indexes }] of vocabulary) {
    if (other.length + maxErrors < word.length || countMissing(own, letters) > maxErrors) continue
    const similarity = compareWords(word, other, maxErrors)
    if (similarity === 0) continue
    for (const index of indexes) {
      const before = best[index] as number
      if (similarity <= before) continue
      best[index] = similarity
      sums[index] = (sums[index] as number) + similarity - before
    }
  }
}

/** How many letters of a word may be wrong. */
function maxErrorsIn(word: string): number {
  return word.length < 3 ? 0 : word.length < 6 ? 1 : 2
}

/** From 1 for the same word to 0 for another one. The beginning of a word counts a little less than the whole word. */
function compareWords(typed: string, word: string, maxErrors: number): number {
  if (typed === word) return 1
  if (typed.length < 2) return 0
  const whole = editDistance(typed, word, maxErrors)
  if (whole <= maxErrors) return 1 - whole / typed.length
  if (word.length <= typed.length) return 0
  const start = editDistance(typed, word.slice(0, typed.length), maxErrors)
  return start <= maxErrors ? 0.95 - start / typed.length : 0
}

function vocabularyOf<Item extends object>(list: readonly Item[], read: ReadFields<Item>): Vocabulary {
  const cached = vocabularies.get(list)
  if (cached) return cached
  const vocabulary = new Map<string, { letters: number; indexes: number[] }>()
  list.forEach((item, i) => {
    for (const word of new Set(wordsOfItem(read(item)))) {
      const entry = vocabulary.get(word)
      if (entry) entry.indexes.push(i)
      else vocabulary.set(word, { letters: letterBits(word), indexes: [i] })
    }
  })
  vocabularies.set(list, vocabulary)
  return vocabulary
}

/** A model also counts as one word: `nv450` for `NV 450`. */
function wordsOfItem({ names, slug }: Fields): string[] {
  const folded = names.map(fold)
  const plains = [...folded, ...(slug === null ? [] : [fold(slug)])].flatMap(({ plain }) => wordsOf(plain))
  const models = folded.filter(({ tight }) => /\d/.test(tight) && tight.length <= MAX_MODEL_LENGTH)
  return [...plains, ...models.map(({ tight }) => tight)]
}

const MAX_MODEL_LENGTH = 16

/** Words of letters and digits. Chinese has no spaces: every two neighbouring characters count as a word. */
function wordsOf(plain: string): string[] {
  return plain.split(wordSeparators).flatMap((word) => {
    if (!/\p{sc=Han}/u.test(word)) return word === '' ? [] : [word]
    const letters = [...word]
    return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => (letters[i] ?? '') + letter)
  })
}

const wordSeparators = /[^\p{L}\p{M}\p{N}]+/u
