import type { Answer } from '@vitrine/contract/client'
import type { Paging } from '@vitrine/contract/shapes/paging'

/**
 * The page that was asked for, with its total: a backend that does not know pages answers the whole list. A category's products are such a
 * list, too; it then says itself how many there are. Answers to calls without a limit are given back as they are.
 */
export function cutPage<Body>(answer: Answer<Body>, { page = 1, limit }: Paging = {}): Answer<Body> {
  const { body, total } = answer
  if (limit === undefined) return answer
  const cut = (whole: readonly unknown[]) => (total === null ? whole.slice((page - 1) * limit, page * limit) : whole)
  if (Array.isArray(body)) return { ...answer, body: cut(body) as Body, total: total ?? body.length }
  if (!hasProducts(body)) return answer
  const count = total ?? body.products.length
  return { ...answer, body: { ...body, products: cut(body.products), product_count: count }, total: count }
}

function hasProducts(body: unknown): body is { products: unknown[] } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'products' in body &&
    Array.isArray(body.products) &&
    // The finder says itself of how many it is a page.
    !('total' in body)
  )
}
