import type { Category, CategorySection } from '@vitrine/contract/shapes/shop'

/** The sections for the page of their category, in the order of their positions, without the products that the page lists itself. */
export function sectionsOfPage({ sections, products }: Pick<Category, 'sections' | 'products'>): CategorySection[] {
  const listed = new Set(products.map((it) => it.id))
  return sections
    .toSorted((a, b) => a.position - b.position)
    .map((section) => ({ ...section, products: section.products.filter((it) => !listed.has(it.id)) }))
}
