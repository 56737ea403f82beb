/**
 * What the answer was made from, separated by spaces: `products:12` is a document, `products` everything of a collection. An answer is
 * stale when any of its tags has changed (`getRevision`).
 */
export const CONTENT_TAGS_HEADER = 'x-content-tags'

/** How many elements a list has on all its pages; only where the answer is one page of them. */
export const TOTAL_COUNT_HEADER = 'x-total-count'
