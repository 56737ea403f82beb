/** The code of the basket's dialogs is loaded when it is about to be used. */
export const loadBasketDialog = () => import('./BasketDialog.tsx')
export const loadAddLater = () => import('./add-later.ts')
export const loadSharedBasket = () => import('./SharedBasket.tsx')
