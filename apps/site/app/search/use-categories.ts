import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The categories of the main menu; none where the frame could not be loaded. */
export function useCategories() {
  return useRouteLoaderData<typeof loader>('root')?.layout.categories ?? []
}
