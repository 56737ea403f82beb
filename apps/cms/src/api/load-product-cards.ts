import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { ProductDocument } from './catalogue.ts'
import type { Content } from './content-store.ts'
import { loadReferences } from './load-references.ts'
import { toProductCard } from './products.ts'

/** The cards of products, in their order, with what the cards show of other documents. */
export async function loadProductCards(
  content: Content,
  products: readonly ProductDocument[],
  language: LanguageCode,
): Promise<ProductCard[]> {
  const catalogue = await loadReferences(content, 'products', products)
  return products.map((it) => toProductCard(it, catalogue, language))
}
