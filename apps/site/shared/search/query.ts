/** The longest query that is read, in characters; the rest is cut off (R17.6). */
export const MAX_QUERY_LENGTH = 100

/** The query from the `q` of an address, trimmed and cut to its maximum length. */
export function readQuery(parameters: URLSearchParams): string {
  return [...(parameters.get('q') ?? '').trim()].slice(0, MAX_QUERY_LENGTH).join('').trim()
}

/** An address of a search, without language prefix. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query })}`
}
