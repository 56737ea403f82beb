/** What something was made from; null where that is not known: then every change touches it. */
export type Tags = readonly string[] | null

/** The tags of what has changed; null where that is not known: then everything is touched. */
export type Changed = readonly string[] | null

/** The changes that have not been seen to yet, in one. */
export function unite(first: Changed, second: Changed): Changed {
  return first && second && [...new Set([...first, ...second])]
}

export function isTouched(tags: Tags, changed: Changed): boolean {
  if (tags === null || changed === null) return true
  const known = new Set(tags)
  return changed.some((tag) => known.has(tag))
}
