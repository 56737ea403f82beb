import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { ProductGroup } from '../group-products.ts'

/** The groups of several pages of a list as those of one. */
export function joinGroups(pages: readonly (readonly ProductGroup[])[]): ProductGroup[] {
  const joined = new Map<string | undefined, ProductGroup>()
  for (const { products, ...group } of pages.flat()) {
    const above = joined.get(group.category?.slug)?.products ?? []
    joined.set(group.category?.slug, { ...group, products: joinProducts([above, products]) })
  }
  return [...joined.values()]
}

/** The products of several pages. One that has moved to a further page meanwhile stands once. */
export function joinProducts(pages: readonly (readonly ProductCard[])[]): ProductCard[] {
  return [...new Map(pages.flat().map((product) => [product.id, product])).values()]
}
