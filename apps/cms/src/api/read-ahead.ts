type Part = { offset: number; limit: number; where?: unknown; sort?: unknown }
type ReadIds<Collection, Excerpt> = (collection: Collection, excerpt: Excerpt) => Promise<number[]>
type Known = { of: readonly unknown[]; offset: number; ids: number[]; isEnd: boolean }

/**
 * Reads the ids of one list after the other from its start to its end, some thousands at once: for each part the database would count through
 * all that come before it.
 * @param readIds reads those of an excerpt
 * @param idsAtOnce at least as many as an excerpt has
 */
export function readAhead<Collection, Excerpt extends Part>(
  readIds: ReadIds<Collection, Excerpt>,
  idsAtOnce: number,
): ReadIds<Collection, Excerpt> {
  let known: Known | null = null

  return async (collection, excerpt) => {
    const { offset, limit, where, sort } = excerpt
    const of = [collection, where, sort]
    if (!known || !hasAll(known, of, excerpt)) {
      const ids = await readIds(collection, { ...excerpt, limit: idsAtOnce })
      known = { of, offset, ids, isEnd: ids.length < idsAtOnce }
    }
    return known.ids.slice(offset - known.offset, offset - known.offset + limit)
  }
}

const hasAll = ({ of, offset, ids, isEnd }: Known, other: readonly unknown[], excerpt: Part) =>
  of.every((it, at) => it === other[at]) &&
  excerpt.offset >= offset &&
  (isEnd || excerpt.offset + excerpt.limit <= offset + ids.length)
