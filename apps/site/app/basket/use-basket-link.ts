import type { Basket } from '../../shared/basket/basket.ts'
import type { KeptBaskets } from '../../shared/basket/kept-baskets.ts'
import { toShareHash } from '../../shared/basket/share-link.ts'
import { formatLines } from '../../shared/basket/shared-lines.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { useStore } from '../ui/create-store.ts'
import { keptBasketStore } from './kept-basket-store.ts'

const none: KeptBaskets = []

/** The address that holds a basket, and the name under which this browser keeps just these products; '' where it keeps them under none. */
export function useBasketLink(basket: Basket): { link: string; name: string } {
  const language = useLanguage()
  const lines = formatLines(basket)
  const name = useStore(keptBasketStore, none).find((it) => formatLines(it.lines) === lines)?.name ?? ''
  return { link: location.origin + localizedPath('/', language) + toShareHash(basket, name), name }
}
