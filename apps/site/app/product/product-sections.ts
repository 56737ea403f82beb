import type { Product } from '@vitrine/contract/shapes/shop'
import type { TextKey } from '@vitrine/locales/text-key'

export type ProductSection = { id: string; name: TextKey }

/** The sections of a product's page in their order, without those for which the product has no content. */
export function productSections(product: Product): ProductSection[] {
  const sections: (ProductSection & { isFilled: boolean })[] = [
    { id: 'overview', name: 'product.overview', isFilled: product.description.length > 0 },
    { id: 'features', name: 'product.features', isFilled: product.features.length > 0 },
    { id: 'specifications', name: 'product.specifications', isFilled: product.specifications.length > 0 },
    { id: 'video', name: 'product.video', isFilled: product.video !== null },
    { id: 'questions', name: 'product.questions', isFilled: product.faq.length > 0 },
    { id: 'related', name: 'product.related', isFilled: product.related.length > 0 },
  ]
  return sections.filter((section) => section.isFilled).map(({ id, name }) => ({ id, name }))
}
