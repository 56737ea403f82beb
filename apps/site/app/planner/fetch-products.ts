import type { Product } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { PlannedProduct } from '../../shared/planner/plan.ts'
import { toPlannedProduct } from '../../shared/planner/to-planned-product.ts'

/** What the planner has to know of products, in a language; those that do not exist any more are left out. @throws where they cannot be loaded */
export async function fetchProducts(language: LanguageCode, slugs: readonly string[]): Promise<PlannedProduct[]> {
  const loaded = await Promise.all([...new Set(slugs)].map((slug) => fetchProduct(language, slug)))
  return loaded.filter((it) => it !== null)
}

async function fetchProduct(language: LanguageCode, slug: string): Promise<PlannedProduct | null> {
  const headers = { accept: 'application/json', 'accept-language': language }
  const response = await fetch(`/api/shop/products/${encodeURIComponent(slug)}/`, { headers })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`product of the planner: status ${response.status}`)
  return toPlannedProduct((await response.json()) as Product)
}
