import { fold } from './fold.ts'

/** What an item is found by: the names that visitors see, and the slug. */
export type Fields = { names: readonly string[]; slug: string | null }
export type ReadFields<Item> = (item: Item) => Fields

/** Marks of a letter: the first of a word, the first of a field, part of a slug. */
export const WORD = 1
export const FIELD = 2
export const SLUG = 4

/** Ends each field: no query contains it. */
export const END = '\n'

/**
 * The fields of a whole list as the search compares them, as one text without spaces: one search through it is faster than
 * a hundred thousand through short texts.
 */
export type FoldedList = {
  letters: string
  /** The marks of each letter. */
  marks: Uint8Array
  /** The index at which each item begins and, last, the length of the text. */
  starts: Uint32Array
}

const foldedLists = new WeakMap<readonly object[], FoldedList>()

/** A list as the search compares it. The same list is folded once: the server has one list for each revision. */
export function foldList<Item extends object>(list: readonly Item[], read: ReadFields<Item>): FoldedList {
  let folded = foldedLists.get(list)
  if (!folded) foldedLists.set(list, (folded = join(list, read)))
  return folded
}

function join<Item>(list: readonly Item[], read: ReadFields<Item>): FoldedList {
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
  list.forEach((item, i) => {
    starts[i] = marks.length
    const { names, slug } = read(item)
    for (const name of names) add(name, 0)
    if (slug !== null) add(slug, SLUG)
  })
  starts[list.length] = marks.length
  return { letters: pieces.join(''), marks: Uint8Array.from(marks), starts }
}
