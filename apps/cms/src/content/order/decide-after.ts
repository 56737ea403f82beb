type Around = { before: readonly number[]; next: number | null }

/**
 * Behind which document one comes that is moved on a page of an order.
 * @param ids those of the page
 * @param to its new index; below 0 in front of the page, `-Infinity` or a page far before it to the first place
 * @returns null for the first place of all
 */
export function decideAfter(ids: readonly number[], { before, next }: Around, id: number, to: number): number | null {
  if (to < -1) return null
  const others = [...before, ...ids.filter((it) => it !== id), ...(next === null ? [] : [next])]
  return others[before.length + to - 1] ?? null
}
