type Positioned = { position?: number | null }

/**
 * Sorts a list of the content API, or the sections of a category, by position: a foreign backend may give them in another order.
 * What has no position stays behind what it followed; answers of other kinds are given back as they are.
 */
export function sortByPosition<Answer>(answer: Answer): Answer {
  if (Array.isArray(answer)) return sortList(answer) as Answer
  if (typeof answer !== 'object' || answer === null || !('sections' in answer)) return answer
  return Array.isArray(answer.sections) ? { ...answer, sections: sortList(answer.sections) } : answer
}

function sortList<Item extends Positioned>(items: readonly Item[]): Item[] {
  let last = -Infinity
  const placed = items.map((item) => ({ item, position: (last = item.position ?? last) }))
  return placed.toSorted((a, b) => compare(a.position, b.position)).map(({ item }) => item)
}

/** `-Infinity` minus itself is no number. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b)
