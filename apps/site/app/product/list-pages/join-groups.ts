import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { ProductGroup } from '../group-products.ts'

/** The groups of several pages of a list as those of one. A product that has moved to a further page meanwhile stands once. */
export function joinGroups(pages: readonly (readonly ProductGroup[])[]): ProductGroup[] {
  const joined = new Map<string | null, ProductGroup>()
  const known = new Set<string>()
  for (const { category, products } of pages.flat()) {
    const added = products.filter(({ id }) => !known.has(id))
    for (const { id } of added) known.add(id)
    const slug = category?.slug ?? null
    joined.set(slug, { category, products: [...(joined.get(slug)?.products ?? []), ...added] })
  }
  return [...joined.values()]
}

/** The same for products that are not grouped. */
export function joinProducts(pages: readonly (readonly ProductCard[])[]): ProductCard[] {
  return joinGroups(pages.map((products) => [{ category: null, products: [...products] }])).flatMap((it) => it.products)
}
