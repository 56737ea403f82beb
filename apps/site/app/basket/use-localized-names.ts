import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { type Basket, withNames } from '../../shared/basket/basket.ts'
import { loadProducts } from './load-products.ts'

const noNames: ReadonlyMap<string, string> = new Map()

/**
 * The basket with the names of its products in the page's language (R4.19), in whichever language each line was added.
 * They are not saved: tabs in different languages share one basket. Until they are loaded the saved names stand.
 */
export function useLocalizedNames(basket: Basket): Basket {
  const language = useLanguage()
  const [names, setNames] = useState(noNames)
  const asked = useRef(new Set<string>())
  const slugs = basket.map(({ slug }) => slug).join()
  useEffect(() => {
    const missing = slugs.split(',').filter((slug) => !asked.current.has(slug))
    for (const slug of missing) asked.current.add(slug)
    loadProducts(language, missing)
      .then((products) => setNames((before) => new Map([...before, ...products.map(toName)])))
      .catch(console.warn)
  }, [slugs, language])
  return withNames(basket, names)
}

const toName = ({ id, name }: { id: string; name: string }) => [id, name] as const
