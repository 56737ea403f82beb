import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { basketDialog, useIsOpen } from '../shell/dialog-store.ts'
import { loadBasketDialog, loadSharedBasket } from './load-basket-dialogs.ts'
import { SHARE_PREFIX } from './share-prefix.ts'

/** The basket's dialogs while they are open. If one cannot be fetched the basket stays as it is, to be opened again. */
export function BasketDialogs() {
  const isOpen = useIsOpen(basketDialog)
  const isShared = useLocation().hash.startsWith(SHARE_PREFIX)
  const basket = useLazyModule(isOpen, loadBasketDialog, basketDialog.close)
  const shared = useLazyModule(isShared, loadSharedBasket, console.warn)
  useEffect(() => basketDialog.setLoader(loadBasketDialog), [])
  if (isOpen && basket) return <basket.BasketDialog />
  return isShared && shared ? <shared.SharedBasket /> : null
}
