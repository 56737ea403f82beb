import type { Basket } from '../../../shared/basket/basket.ts'
import { toBasketLine } from '../../../shared/basket/to-basket-line.ts'
import { readRequested } from '../../../shared/enquiries/requested-products.ts'
import type { PageApi } from '../../../shared/site-context.ts'

/** What the address of the contact page asks for, as a basket; empty where there is no such product or turnkey. */
export async function loadRequestedProducts(api: PageApi, query: URLSearchParams): Promise<Basket> {
  const requested = readRequested(query)
  if (!requested) return []
  if ('product' in requested) {
    const product = await api.optional('getProduct', null, { id: requested.product })
    return product ? [toBasketLine(product, 1)] : []
  }
  const turnkey = await api.optional('getTurnkey', null, { id: requested.turnkey })
  return turnkey?.products.map((it) => toBasketLine(it, it.cnt)) ?? []
}
