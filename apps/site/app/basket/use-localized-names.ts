import { useEffect } from 'react'
import type { LanguageCode } from '@vitrine/locales/languages'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { readItem, writeItem } from '../../shared/browser-storage.ts'
import type { Basket } from '../../shared/basket/basket.ts'
import { basketStore } from '../shell/basket-store.ts'
import { loadProducts } from './load-products.ts'

/** Local storage: the language of the names in the basket. */
const NAMES_KEY = 'basket_language'

/** After a change of language the basket takes its names from the list of products (R4.19), once, when it is opened. */
export function useLocalizedNames(basket: Basket) {
  const language = useLanguage()
  const isFilled = basket.length > 0
  useEffect(() => {
    if (isFilled) refreshNames(language).catch(console.warn)
  }, [isFilled, language])
}

async function refreshNames(language: LanguageCode) {
  if (readItem('localStorage', NAMES_KEY) === language) return
  const products = await loadProducts(language)
  basketStore.change({ kind: 'rename', names: new Map(products.map(({ id, name }) => [id, name])) })
  writeItem('localStorage', NAMES_KEY, language)
}
