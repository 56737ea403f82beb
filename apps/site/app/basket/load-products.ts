import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'

/** All products in a language. @throws where the list cannot be loaded */
export async function loadProducts(language: LanguageCode): Promise<ProductCard[]> {
  const headers = { accept: 'application/json', 'accept-language': language }
  const response = await fetch('/api/shop/products', { headers })
  if (!response.ok) throw new Error(`products of the basket: status ${response.status}`)
  return (await response.json()) as ProductCard[]
}
