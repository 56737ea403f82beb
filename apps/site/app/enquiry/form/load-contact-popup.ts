/** The popup is fetched when it is about to be used. */
export const loadContactPopup = () => import('./ContactPopup.tsx')
