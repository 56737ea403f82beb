import type { Product } from '@vitrine/contract/shapes/shop'
import type { TextKey } from '@vitrine/locales/text-key'

export type ProductPart = { id: string; name: TextKey }

/** The parts that a product's page has, in their order; what a machine has nothing of is not there. */
export function productParts(product: Product): ProductPart[] {
  const parts: (ProductPart & { there: boolean })[] = [
    { id: 'overview', name: 'product.overview', there: product.description.length > 0 },
    { id: 'features', name: 'product.features', there: product.features.length > 0 },
    { id: 'specifications', name: 'product.specifications', there: product.specifications.length > 0 },
    { id: 'video', name: 'product.video', there: product.video !== null },
    { id: 'questions', name: 'product.questions', there: product.faq.length > 0 },
    { id: 'related', name: 'product.related', there: product.related.length > 0 },
  ]
  return parts.filter((part) => part.there).map(({ id, name }) => ({ id, name }))
}
