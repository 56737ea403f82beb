import { fold, type Folded } from './fold.ts'

/** By what a thing is found: the names that visitors see, and the slug. */
export type Fields = { names: readonly string[]; slug: string | null }
export type ReadFields<Thing> = (thing: Thing) => Fields

export type FoldedFields = {
  names: readonly Folded[]
  slug: Folded | null
  /** All of them without spaces, line by line: what has the query nowhere is passed over at one look. */
  letters: string
}

const known = new WeakMap<readonly object[], FoldedFields[]>()

/** A list's fields as the search compares them. The same list is folded once: the server hands out one list a revision. */
export function foldList<Thing extends object>(list: readonly Thing[], read: ReadFields<Thing>): FoldedFields[] {
  let folded = known.get(list)
  if (!folded) {
    folded = list.map((thing) => foldFields(read(thing)))
    known.set(list, folded)
  }
  return folded
}

function foldFields(fields: Fields): FoldedFields {
  const names = fields.names.map(fold)
  const slug = fields.slug === null ? null : fold(fields.slug)
  return { names, slug, letters: [...names, ...(slug ? [slug] : [])].map(({ tight }) => tight).join('\n') }
}
