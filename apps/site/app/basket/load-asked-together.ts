import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import { fetchList } from './fetch-list.ts'

/** The most products that a call takes. */
const MAX_PRODUCTS = 100

/** What several buyers asked for together with these products, the most frequent first. @throws where it cannot be loaded */
export const loadAskedTogether = (language: LanguageCode, slugs: readonly string[]): Promise<ProductCard[]> =>
  fetchList(language, `/shop/asked-together/?product=${slugs.slice(0, MAX_PRODUCTS).join(',')}`)
