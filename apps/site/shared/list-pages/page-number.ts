/** The query key of a page of a list. */
export const PAGE_PARAM = 'page'

/**
 * The page that an address names; null where it names none. Only one spelling of a number counts, so that a page has one address, and none is
 * larger than the content API takes: everything else is ignored like the other query keys that a page does not know.
 */
export function readPageNumber(query: URLSearchParams): number | null {
  const given = query.get(PAGE_PARAM) ?? ''
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : null
}

/** The query of a page, with its question mark; page 1 has the plain address. */
export const pageSearch = (page: number) => (page > 1 ? `?${PAGE_PARAM}=${page}` : '')

/** The address of a page of a list. @param path without a query */
export const withPage = (path: string, page: number) => path + pageSearch(page)
