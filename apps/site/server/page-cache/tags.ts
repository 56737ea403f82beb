/** What something was made from; null where that is not known: then every change touches it. */
export type Tags = readonly string[] | null

/** The tags of what has changed; null where that is not known: then everything is touched. */
export type Changed = readonly string[] | null

/** What every page is made from that asks which day it is; no backend tells of it. */
export const TODAY_TAG = 'today'

/** The day in UTC, such as `2026-11-29`. */
export const today = () => new Date().toISOString().slice(0, 10)

/** The changes that have not been seen to yet, in one. */
export function unite(first: Changed, second: Changed): Changed {
  return first && second && [...new Set([...first, ...second])]
}

export function isTouched(tags: Tags, changed: Changed): boolean {
  if (tags === null || changed === null) return true
  const known = new Set(tags)
  return changed.some((tag) => known.has(tag))
}
