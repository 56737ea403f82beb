import type { PageApi } from '../site-context.ts'
import { loadProductFigures } from './load-product-figures.ts'
import type { PlannedProduct } from './plan.ts'
import { toPlannedProduct } from './to-planned-product.ts'

/** What there is to know of products that are laid out, by slug; those that there are not are left out. Cards have no sizes. */
export async function loadPlannedProducts(
  api: PageApi,
  slugs: readonly string[],
): Promise<Map<string, PlannedProduct>> {
  const figures = await loadProductFigures(api, slugs)
  return new Map(figures.map((it) => [it.slug, toPlannedProduct(it)]))
}
