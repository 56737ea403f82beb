import type { Answer, AnswerClient } from '@vitrine/contract/client'
import type { Paging } from '@vitrine/contract/shapes/paging'

/**
 * A client whose lists without a total are whole. A backend may know `limit` or `page` without saying how many elements there are: what
 * may be a part of the list is asked for again, without them.
 */
export function askWholeLists(client: AnswerClient): AnswerClient {
  const ask = client as unknown as (name: string, language: string, input?: Paging) => Promise<Answer<unknown>>
  const askWhole = async (name: string, language: string, input?: Paging) => {
    const answer = await ask(name, language, input)
    if (!input || !mayBeCut(answer, input)) return answer
    const { page: _page, limit: _limit, ...rest } = input
    return ask(name, language, rest)
  }
  return askWhole as unknown as AnswerClient
}

function mayBeCut({ body, total }: Answer<unknown>, { page = 1, limit }: Paging): boolean {
  const length = total === null && limit !== undefined ? countElements(body) : null
  return length !== null && limit !== undefined && (length === limit || (page > 1 && length < limit))
}

/** How many elements the list has, or the products of a category; null where the answer is no list, or says itself of how many it is a page. */
function countElements(body: unknown): number | null {
  if (Array.isArray(body)) return body.length
  if (typeof body !== 'object' || body === null || !('products' in body) || 'total' in body) return null
  return Array.isArray(body.products) ? body.products.length : null
}
