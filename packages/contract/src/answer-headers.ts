/**
 * What the answer was made from, separated by spaces: `products:12` is a document, `products` everything of a collection. An answer is
 * stale when any of its tags has changed (`getRevision`).
 */
export const CONTENT_TAGS_HEADER = 'x-content-tags'

/** The tags that an answer carries; null where it says nothing. */
export function readContentTags(headers: Pick<Headers, 'get'>): string[] | null {
  return headers.get(CONTENT_TAGS_HEADER)?.split(' ').filter(Boolean) ?? null
}

/** How long the bytes are that `readDocumentFile` answers: Next leaves out `content-length` of streams. */
export const FILE_BYTES_HEADER = 'x-file-bytes'

/** How many elements a list has on all its pages; only where the answer is one page of them. */
export const TOTAL_COUNT_HEADER = 'x-total-count'
