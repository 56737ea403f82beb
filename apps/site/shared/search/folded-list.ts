import { fold } from './fold.ts'

/** By what a thing is found: the names that visitors see, and the slug. */
export type Fields = { names: readonly string[]; slug: string | null }
export type ReadFields<Thing> = (thing: Thing) => Fields

/** What a letter of the text is: the first of a word, the first of a field, of a slug. */
export const WORD = 1
export const FIELD = 2
export const SLUG = 4

/** Ends each field: no query has it. */
export const END = '\n'

/**
 * The fields of a whole list as the search compares them, as one text without spaces: looking through it once is faster than
 * looking through a hundred thousand.
 */
export type FoldedList = {
  letters: string
  /** For each letter, what it is. */
  marks: Uint8Array
  /** Where each thing begins; and, last, where the text ends. */
  starts: Uint32Array
}

const known = new WeakMap<readonly object[], FoldedList>()

/** A list as the search compares it. The same list is folded once: the server hands out one list a revision. */
export function foldList<Thing extends object>(list: readonly Thing[], read: ReadFields<Thing>): FoldedList {
  let folded = known.get(list)
  if (!folded) known.set(list, (folded = join(list, read)))
  return folded
}

function join<Thing>(list: readonly Thing[], read: ReadFields<Thing>): FoldedList {
  const pieces: string[] = []
  const marks: number[] = []
  const starts = new Uint32Array(list.length + 1)
  const add = (text: string, kind: number) => {
    const { plain, tight } = fold(text)
    let mark = FIELD | WORD | kind
    for (let i = 0; i < plain.length; i++) {
      if (plain[i] === ' ') mark = WORD | kind
      else {
        marks.push(mark)
        mark = kind
      }
    }
    marks.push(0)
    pieces.push(tight, END)
  }
  list.forEach((thing, i) => {
    starts[i] = marks.length
    const { names, slug } = read(thing)
    for (const name of names) add(name, 0)
    if (slug !== null) add(slug, SLUG)
  })
  starts[list.length] = marks.length
  return { letters: pieces.join(''), marks: Uint8Array.from(marks), starts }
}
