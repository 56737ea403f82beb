import { countMissing, editDistance, letterBits } from './edit-distance.ts'
import { fold } from './fold.ts'
import type { Fields, ReadFields } from './folded-list.ts'

/** The words of a list's names, which letters each has, and where it is. Made when something is not found for the first time. */
type Vocabulary = ReadonlyMap<string, { letters: number; places: number[] }>
const known = new WeakMap<readonly object[], Vocabulary>()

/** So much of what was typed must be in a thing, from 0 to 1. */
const ENOUGH = 0.5

/** What is close to a query that nothing has in it: words in any order, a letter or two wrong. The closest first. */
export function findFuzzyMatches<Thing extends object>(
  list: readonly Thing[],
  read: ReadFields<Thing>,
  query: string,
  most: number,
): Thing[] {
  const words = [...new Set(wordsOf(fold(query).plain))]
  const sums = new Float64Array(list.length)
  for (const word of words) addLikeness(sums, word, vocabularyOf(list, read))
  const close: number[] = []
  const enough = Math.max(words.length * ENOUGH, Number.MIN_VALUE)
  for (let place = 0; place < sums.length; place++) if ((sums[place] as number) >= enough) close.push(place)
  return bestOf(close, sums, most).flatMap((place) => list[place] ?? [])
}

/** The places of the highest sums, the first of equals first, without sorting all of them. */
function bestOf(places: readonly number[], sums: Float64Array, most: number): number[] {
  const best: number[] = []
  const sumAt = (place: number | undefined) => (place === undefined ? 0 : (sums[place] as number))
  for (const place of places) {
    if (best.length === most && sumAt(place) <= sumAt(best.at(-1))) continue
    const at = best.findLastIndex((other) => sumAt(other) >= sumAt(place)) + 1
    best.splice(at, 0, place)
    if (best.length > most) best.pop()
  }
  return best
}

/** Adds to each place how alike the best of its words is. */
function addLikeness(sums: Float64Array, word: string, vocabulary: Vocabulary) {
  const best = new Float64Array(sums.length)
  const wrong = mistakesIn(word)
  const own = letterBits(word)
  for (const [other, { letters, places }] of vocabulary) {
    if (other.length + wrong < word.length || countMissing(own, letters) > wrong) continue
    const likeness = compareWords(word, other, wrong)
    if (likeness === 0) continue
    for (const place of places) {
      const before = best[place] as number
      if (likeness <= before) continue
      best[place] = likeness
      sums[place] = (sums[place] as number) + likeness - before
    }
  }
}

/** How many letters of a word may be wrong. */
function mistakesIn(word: string): number {
  return word.length < 3 ? 0 : word.length < 6 ? 1 : 2
}

/** 1 for the same word, 0 for another one. The beginning of a word counts as the word, a little less. */
function compareWords(typed: string, word: string, wrong: number): number {
  if (typed === word) return 1
  if (typed.length < 2) return 0
  const whole = editDistance(typed, word, wrong)
  if (whole <= wrong) return 1 - whole / typed.length
  if (word.length <= typed.length) return 0
  const start = editDistance(typed, word.slice(0, typed.length), wrong)
  return start <= wrong ? 0.95 - start / typed.length : 0
}

function vocabularyOf<Thing extends object>(list: readonly Thing[], read: ReadFields<Thing>): Vocabulary {
  const made = known.get(list)
  if (made) return made
  const vocabulary = new Map<string, { letters: number; places: number[] }>()
  list.forEach((thing, i) => {
    for (const word of new Set(wordsOfThing(read(thing)))) {
      const known = vocabulary.get(word)
      if (known) known.places.push(i)
      else vocabulary.set(word, { letters: letterBits(word), places: [i] })
    }
  })
  known.set(list, vocabulary)
  return vocabulary
}

/** A model is also one word: `nv450` for `NV 450`. */
function wordsOfThing({ names, slug }: Fields): string[] {
  const folded = names.map(fold)
  const plains = [...folded, ...(slug === null ? [] : [fold(slug)])].flatMap(({ plain }) => wordsOf(plain))
  const models = folded.filter(({ tight }) => /\d/.test(tight) && tight.length <= LONGEST_MODEL)
  return [...plains, ...models.map(({ tight }) => tight)]
}

const LONGEST_MODEL = 16

/** Words of letters and digits. Chinese is not parted by spaces: two neighbours each count as a word. */
function wordsOf(plain: string): string[] {
  return plain.split(notInWords).flatMap((word) => {
    if (!/\p{sc=Han}/u.test(word)) return word === '' ? [] : [word]
    const letters = [...word]
    return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => (letters[i] ?? '') + letter)
  })
}

const notInWords = /[^\p{L}\p{M}\p{N}]+/u
