/** The code of the popup is loaded when it is about to be used. */
export const loadContactPopup = () => import('./ContactPopup.tsx')
