import { useEffect } from 'react'
import type { LanguageCode } from '@vitrine/locales/languages'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import type { Basket } from '../../shared/basket/basket.ts'
import { basketStore } from '../shell/basket-store.ts'
import { loadProducts } from './load-products.ts'

/** In which language the names in the basket are. */
const NAMES_KEY = 'basket_language'

/** After a change of language the basket takes its names from the list of machines (R4.19), once, when it is looked at. */
export function useLocalizedNames(cart: Basket) {
  const language = useLanguage()
  const filled = cart.length > 0
  useEffect(() => {
    if (filled) refreshNames(language).catch(console.warn)
  }, [filled, language])
}

async function refreshNames(language: LanguageCode) {
  if (localStorage.getItem(NAMES_KEY) === language) return
  const products = await loadProducts(language)
  basketStore.change({ kind: 'rename', names: new Map(products.map(({ id, name }) => [id, name])) })
  localStorage.setItem(NAMES_KEY, language)
}
