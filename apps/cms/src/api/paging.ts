import { TOTAL_COUNT_HEADER } from '@vitrine/contract/answer-headers'
import { MAX_LIMIT } from '@vitrine/contract/shapes/paging'
import { ListAnswer, type WithList } from './list-answer.ts'

/** How many elements a page has where only its number is given. */
const DEFAULT_LIMIT = 24

type List = ListAnswer<unknown> | WithList<unknown>
/** Which elements of a list are answered; `page` where a page was asked for. */
export type ListExcerpt = { offset: number; limit: number; total: number; page: number | null }

const listOf = (answer: List) => (answer instanceof ListAnswer ? answer : answer.list)

/** What of a list is answered at once: the page that is asked for, or a list that is no longer than a page. Null: it is streamed. */
export function toExcerpt(input: Record<string, unknown>, answer: List): ListExcerpt | null {
  const { page, limit } = input as { page?: number; limit?: number }
  const { total } = listOf(answer)
  if (page === undefined && limit === undefined)
    return total <= MAX_LIMIT ? { offset: 0, limit: MAX_LIMIT, total, page: null } : null
  const size = limit ?? DEFAULT_LIMIT
  return { offset: ((page ?? 1) - 1) * size, limit: size, total, page: page ?? 1 }
}

/** All of a list at once, however long it is. */
export const wholeOf = (answer: List): ListExcerpt => {
  const { total } = listOf(answer)
  return { offset: 0, limit: total, total, page: null }
}

export async function readExcerpt(answer: List, { offset, limit, total }: ListExcerpt): Promise<unknown> {
  const elements = offset < total && limit > 0 ? await listOf(answer).read(offset, limit) : []
  return answer instanceof ListAnswer ? elements : { ...answer.rest, [answer.name]: elements }
}

/** How many there are in all, and the addresses of the next and previous page (RFC 8288). */
export function toPagingHeaders({ page, limit, total }: ListExcerpt, url: URL): Record<string, string> {
  if (page === null) return {}
  if (limit === 0) return { [TOTAL_COUNT_HEADER]: String(total) }
  const last = Math.max(1, Math.ceil(total / limit))
  const links = [
    ...(page < last ? [toLink(url, page + 1, limit, 'next')] : []),
    ...(page > 1 ? [toLink(url, Math.min(page - 1, last), limit, 'prev')] : []),
  ]
  return { [TOTAL_COUNT_HEADER]: String(total), ...(links.length > 0 && { link: links.join(', ') }) }
}

function toLink({ pathname, search }: URL, page: number, limit: number, rel: 'next' | 'prev'): string {
  const query = new URLSearchParams(search)
  query.set('page', String(page))
  query.set('limit', String(limit))
  return `<${pathname}?${query}>; rel="${rel}"`
}
