/** The dialogs of the basket are fetched when they are about to be used. */
export const loadBasketDialog = () => import('./BasketDialog.tsx')
export const loadSharedBasket = () => import('./SharedBasket.tsx')
