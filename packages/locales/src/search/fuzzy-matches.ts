import { countMissing, letterBits } from './edit-distance.ts'
import { fold } from './fold.ts'
import type { Fields, ReadFields } from './folded-list.ts'
import { compareWords, maxErrorsIn, MIN_SCORE } from './similar-words.ts'
import { wordsOf, wordsOfFields } from './words.ts'

/** The words of a list's names: the letters of each, and the indexes of its items. Made for the first query without results. */
type Vocabulary = ReadonlyMap<string, { letters: number; indexes: number[] }>
const vocabularies = new WeakMap<readonly object[], Vocabulary>()

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
    for (const index of indexes) best[index] = Math.max(best[index] as number, similarity)
  }
  // Added once, so that equal similarities have equal sums.
  for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] as number) + (best[index] as number)
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

function wordsOfItem({ names, slug }: Fields): string[] {
  return wordsOfFields({ names: names.map((it) => fold(it).plain), slug: slug === null ? null : fold(slug).plain })
}
