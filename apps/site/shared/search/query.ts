/** The longest query that is read, in characters; the rest is cut off (R17.6). */
export const LONGEST_QUERY = 100

/** What the visitor searches for, from the `q` of an address: without spaces around it, and not too long. */
export function readQuery(parameters: URLSearchParams): string {
  return [...(parameters.get('q') ?? '').trim()].slice(0, LONGEST_QUERY).join('').trim()
}

/** An address of a search, without language prefix. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query })}`
}
