import type { CategoryCard, ProductCard } from '@vitrine/contract/shapes/shop'

/** The products of a category; `category` is null for products that have none. */
export type ProductGroup = { category: CategoryCard | null; products: ProductCard[] }

/** A group for each category, in their order, and one at the end for products whose category is not among them, if there are any. */
export function groupProducts(products: readonly ProductCard[], categories: readonly CategoryCard[]): ProductGroup[] {
  const groups = categories.map((category): ProductGroup => {
    return { category, products: products.filter((it) => it.category_slug === category.slug) }
  })
  const grouped = new Set(groups.flatMap((group) => group.products))
  const others = products.filter((it) => !grouped.has(it))
  return others.length > 0 ? [...groups, { category: null, products: others }] : groups
}

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

/** Cards that show no specifications need not carry them to the browser. */
export function withoutHighlights(products: readonly ProductCard[]): ProductCard[] {
  return products.map((product) => ({ ...product, highlights: [] }))
}
