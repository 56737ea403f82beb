import { slug } from '@vitrine/contract/shapes/text'
import type { Basket } from '../../../shared/basket/basket.ts'
import { toBasketLine } from '../../../shared/basket/to-basket-line.ts'
import type { PageApi } from '../../../shared/site-context.ts'

/** The machine or the plant that the address of the contact page names, and nothing else of it: `?machine=…`, `?plant=…`. */
export function readRequested(query: URLSearchParams): { machine: string } | { plant: string } | null {
  const named = (key: string) => slug.safeParse(query.get(key)).data
  const [machine, plant] = [named('machine'), named('plant')]
  if (machine) return { machine }
  return plant ? { plant } : null
}

/** What is asked for, as a basket; empty where there is no such machine or plant. */
export async function loadRequestedProducts(content: PageApi, query: URLSearchParams): Promise<Basket> {
  const asked = readRequested(query)
  if (!asked) return []
  if ('machine' in asked) {
    const product = await content.want('getProduct', null, { id: asked.machine })
    return product ? [toBasketLine(product, 1)] : []
  }
  const plant = await content.want('getTurnkey', null, { id: asked.plant })
  return plant?.products.map((it) => toBasketLine(it, it.cnt)) ?? []
}
