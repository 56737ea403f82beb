/** Up to so many pages are all linked; of more, as many places are taken. */
const MAX_LINKS = 7

/** The numbers of the pages that are linked: the first, the last, and those beside the current one. Null stands for those that are left out. */
export function decidePageLinks(page: number, pages: number): (number | null)[] {
  if (pages <= MAX_LINKS) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, null, pages]
  if (page >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, null, page - 1, page, page + 1, null, pages]
}
