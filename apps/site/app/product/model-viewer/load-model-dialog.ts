/** The viewer and its libraries weigh more than a page: they are loaded when somebody opens a model. */
export const loadModelDialog = () => import('./ModelDialog.tsx')
