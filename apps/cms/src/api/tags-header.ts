/** Far below what programs take for all headers together (16 kB in Node). */
const MAX_HEADER_LENGTH = 4000

/** The tags of an answer as a header: where they are too many, the collections that they belong to. */
export function toTagsHeader(tags: Iterable<string>): string {
  const all = [...tags].join(' ')
  return all.length <= MAX_HEADER_LENGTH ? all : [...toCollections(tags)].join(' ')
}

export const toCollections = (tags: Iterable<string>) => new Set([...tags].map((tag) => tag.split(':')[0] ?? tag))
