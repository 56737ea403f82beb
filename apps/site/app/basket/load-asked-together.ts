import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import { fetchExtension } from './fetch-extension.ts'

/** The most products that a call takes. */
const MAX_PRODUCTS = 100

/** What several buyers asked for together with these products, the most frequent first. @throws where it cannot be loaded */
export const loadAskedTogether = (language: LanguageCode, slugs: readonly string[]): Promise<ProductCard[]> =>
  fetchExtension(language, `/shop/asked-together/?product=${slugs.slice(0, MAX_PRODUCTS).join(',')}`)
