/** More have no list of ours, and a larger one is no whole number to a database. */
const MAX_PAGE = 1_000_000

/** The page of a list that an address asks for, from 1; whatever is no page is the first one. */
export function pageOfQuery(asked: unknown): number {
  const page = typeof asked === 'string' || typeof asked === 'number' ? Math.floor(Number(asked)) : 1
  return page >= 1 ? Math.min(page, MAX_PAGE) : 1
}
