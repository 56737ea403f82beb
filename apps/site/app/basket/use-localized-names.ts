import { useEffect, useState } from 'react'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { type Basket, withNames } from '../../shared/basket/basket.ts'
import { loadProducts } from './load-products.ts'

const noNames: ReadonlyMap<string, string> = new Map()

/**
 * The basket with the names of the list of products in the page's language (R4.19), in whichever language each line was added.
 * They are not saved: tabs in different languages share one basket. Until the list is loaded the saved names stand.
 */
export function useLocalizedNames(basket: Basket): Basket {
  const language = useLanguage()
  const [names, setNames] = useState(noNames)
  const isFilled = basket.length > 0
  useEffect(() => {
    if (!isFilled) return
    let isCurrent = true
    loadProducts(language)
      .then((products) => isCurrent && setNames(new Map(products.map(({ id, name }) => [id, name]))))
      .catch(console.warn)
    return () => {
      isCurrent = false
    }
  }, [isFilled, language])
  return withNames(basket, names)
}
