import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../../shared/layout-data.ts'

/** What the root route has loaded; undefined where that has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
