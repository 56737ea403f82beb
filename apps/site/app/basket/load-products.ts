import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import { fetchList } from './fetch-list.ts'

/** The most products that a call takes. */
const MAX_IDS = 100

/**
 * The products of these slugs in a language; those that no longer exist are missing. A backend that does not know the query answers all products.
 * @throws where they cannot be loaded
 */
export async function loadProducts(language: LanguageCode, slugs: readonly string[]): Promise<ProductCard[]> {
  const wanted = [...new Set(slugs)].filter((slug) => /^[a-z0-9-]+$/.test(slug)).toSorted()
  const found: ProductCard[] = []
  for (let at = 0; at < wanted.length; at += MAX_IDS) {
    const some = new Set(wanted.slice(at, at + MAX_IDS))
    // The id of a product is its slug (R3.5).
    const products = await fetchList<ProductCard>(language, `/shop/products?ids=${[...some].join(',')}`)
    found.push(...products.filter(({ slug }) => some.has(slug)))
  }
  return found
}
