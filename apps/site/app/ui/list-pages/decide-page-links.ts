/** Up to so many pages are all linked. */
const MAX_LINKS = 7

/** The numbers of the pages that are linked: the first, the last, and those beside the current one. Null stands for those that are left out. */
export function decidePageLinks(page: number, pages: number): (number | null)[] {
  if (pages <= MAX_LINKS) return Array.from({ length: pages }, (_, index) => index + 1)
  const from = Math.max(2, Math.min(page - 1, pages - 4))
  const to = Math.min(pages - 1, Math.max(page + 1, 5))
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [1, ...(from > 2 ? [null] : []), ...middle, ...(to < pages - 1 ? [null] : []), pages]
}
