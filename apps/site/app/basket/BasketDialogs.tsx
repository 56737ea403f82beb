import { useLocation } from 'react-router'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { basketStore, useBasketOpen } from '../shell/basket-store.ts'
import { loadBasketDialog, loadSharedBasket } from './load-basket-dialogs.ts'
import { SHARE_PREFIX } from './share-prefix.ts'

/** The basket's dialogs while they are open. If one cannot be fetched the basket stays as it is, to be opened again. */
export function BasketDialogs() {
  const open = useBasketOpen()
  const shared = useLocation().hash.startsWith(SHARE_PREFIX)
  const cart = useLazyModule(open, loadBasketDialog, () => basketStore.toggle(false))
  const others = useLazyModule(shared, loadSharedBasket, console.warn)
  if (open && cart) return <cart.BasketDialog />
  return shared && others ? <others.SharedBasket /> : null
}
