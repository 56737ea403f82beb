import type { CategoryCard, ProductCard } from '@vitrine/contract/shapes/shop'
import type { FigureRange } from './figures/common-figures.ts'

/** The products of a category; `category` is null for products that have none. */
export type ProductGroup = {
  category: CategoryCard | null
  products: ProductCard[]
  /** From where to where the figures of a whole category reach. */
  ranges?: readonly FigureRange[]
}

/** A group for each category, in their order, and one at the end for products whose category is not among them, if there are any. */
export function groupProducts(products: readonly ProductCard[], categories: readonly CategoryCard[]): ProductGroup[] {
  const groups = categories.map((category): ProductGroup => {
    return { category, products: products.filter((it) => it.category_slug === category.slug) }
  })
  const grouped = new Set(groups.flatMap((group) => group.products))
  const others = products.filter((it) => !grouped.has(it))
  return others.length > 0 ? [...groups, { category: null, products: others }] : groups
}

/** Cards that show no specifications need not carry them to the browser. */
export function withoutHighlights(products: readonly ProductCard[]): ProductCard[] {
  return products.map((product) => ({ ...product, highlights: [] }))
}
