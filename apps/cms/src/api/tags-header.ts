/** Far below what programs take for all headers together (16 kB in Node). */
const MAX_HEADER_LENGTH = 4000

/**
 * The tags of an answer as a header: where they are too many, the collections of the documents among them, since a change of `products:12`
 * is one of `products` too. Null where that is too long as well: the answer then counts as touched by every change.
 */
export function toTagsHeader(tags: Iterable<string>): string | null {
  const lists = [[...tags].join(' '), [...toCollections(tags)].join(' ')]
  return lists.find(({ length }) => length <= MAX_HEADER_LENGTH) ?? null
}

/** Documents as their collections; what a change names beside the collection (`categories:3:count`) stays. */
export const toCollections = (tags: Iterable<string>) =>
  new Set([...tags].map((tag) => tag.replace(/^([^:]+):\d+$/, '$1')))
