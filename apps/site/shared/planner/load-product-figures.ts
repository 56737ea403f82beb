import type { ProductFigures } from '@vitrine/contract/shapes/shop'
import type { PageApi } from '../site-context.ts'

/**
 * What is laid out of products, in the order of their slugs; those that there are not are left out. One call, or one for each product of a
 * backend that lacks it.
 * @param slugs at most a hundred
 */
export async function loadProductFigures(api: PageApi, slugs: readonly string[]): Promise<ProductFigures[]> {
  if (slugs.length === 0) return []
  const figures = await api.extension('listProductFigures', 'optional', { ids: slugs.join(',') })
  if (figures !== undefined) return figures ?? []
  const loaded = await Promise.all(slugs.map((id) => api.optional('getProduct', null, { id })))
  return loaded.filter((it) => it !== null)
}
