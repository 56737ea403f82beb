import type { PageApi } from '../site-context.ts'
import type { PlannedProduct } from './plan.ts'
import { toPlannedProduct } from './to-planned-product.ts'

/** What there is to know of products that are laid out, by slug; those that there are not are left out. Cards have no sizes: each is asked for. */
export async function loadPlannedProducts(
  api: PageApi,
  slugs: readonly string[],
): Promise<Map<string, PlannedProduct>> {
  const loaded = await Promise.all(slugs.map((id) => api.optional('getProduct', null, { id })))
  return new Map(loaded.flatMap((it) => (it ? [[it.slug, toPlannedProduct(it)]] : [])))
}
