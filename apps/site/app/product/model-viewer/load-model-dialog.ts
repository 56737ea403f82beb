/** The viewer and its libraries weigh more than a page: they are fetched when someone asks for a model. */
export const loadModelDialog = () => import('./ModelDialog.tsx')
