import type { Category, CategorySection } from '@vitrine/contract/shapes/shop'

/** The sections for the page of their category, without the products and the picture that the page shows itself. */
export function sectionsOfPage({
  sections,
  products,
  image,
}: Pick<Category, 'sections' | 'products' | 'image'>): CategorySection[] {
  const listed = new Set(products.map((it) => it.id))
  return sections.map((section) => ({
    ...section,
    image: section.image?.src === image?.src ? null : section.image,
    products: section.products.filter((it) => !listed.has(it.id)),
  }))
}
