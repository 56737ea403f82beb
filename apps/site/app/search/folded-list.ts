import { fold, type Folded } from './fold.ts'

/** By what a thing is found: the names that visitors see, and the slug. */
export type Fields = { names: readonly string[]; slug: string | null }
export type ReadFields<Thing> = (thing: Thing) => Fields

export type FoldedFields = { names: Folded[]; slug: Folded | null }

const known = new WeakMap<readonly object[], FoldedFields[]>()

/** A list's fields as the search compares them. The same list is folded once: the server hands out one list a revision. */
export function foldList<Thing extends object>(list: readonly Thing[], read: ReadFields<Thing>): FoldedFields[] {
  let folded = known.get(list)
  if (!folded) {
    folded = list.map((thing) => {
      const { names, slug } = read(thing)
      return { names: names.map(fold), slug: slug === null ? null : fold(slug) }
    })
    known.set(list, folded)
  }
  return folded
}
