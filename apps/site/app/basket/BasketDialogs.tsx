import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ADD_LATER, readItem } from '../../shared/browser-storage.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { basketDialog, useIsOpen } from '../shell/dialog-store.ts'
import { useBasket } from '../shell/basket-store.ts'
import { BasketStrip } from './BasketStrip.tsx'
import { loadAddLater, loadBasketDialog, loadSharedBasket } from './load-basket-dialogs.ts'
import { SHARE_PREFIX } from '../../shared/basket/share-prefix.ts'

/**
 * The basket's dialogs while they are open, and on phones what leads to them; adds what was added on pages that were left before they were
 * awake. If a dialog cannot be fetched the basket stays as it is, to be opened again.
 */
export function BasketDialogs() {
  const isOpen = useIsOpen(basketDialog)
  const isShared = useLocation().hash.startsWith(SHARE_PREFIX)
  const basket = useLazyModule(isOpen, loadBasketDialog, basketDialog.close)
  const shared = useLazyModule(isShared, loadSharedBasket, console.warn)
  const count = useBasket().length
  useEffect(() => basketDialog.setLoader(loadBasketDialog), [])
  const language = useLanguage()
  useEffect(() => {
    if (readItem('sessionStorage', ADD_LATER))
      loadAddLater()
        .then((it) => it.addLater(language))
        .catch(console.warn)
  }, [language])
  return (
    <>
      {count > 0 && <BasketStrip count={count} />}
      {isOpen && basket ? <basket.BasketDialog /> : isShared && shared && <shared.SharedBasket />}
    </>
  )
}
