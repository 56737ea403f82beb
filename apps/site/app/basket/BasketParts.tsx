import { useLocation } from 'react-router'
import { useLater } from '../ui/use-later.ts'
import { basketStore, useBasketOpen } from './basket-store.ts'
import { loadCartDialog, loadSharedBasket } from './load-cart-dialog.ts'
import { SHARE_PREFIX } from './share-prefix.ts'

/** The basket's dialogs while they are open. If one cannot be fetched the basket stays as it is, to be opened again. */
export function BasketParts() {
  const open = useBasketOpen()
  const shared = useLocation().hash.startsWith(SHARE_PREFIX)
  const cart = useLater(open, loadCartDialog, () => basketStore.toggle(false))
  const others = useLater(shared, loadSharedBasket, console.warn)
  if (open && cart) return <cart.CartDialog />
  return shared && others ? <others.SharedBasket /> : null
}
