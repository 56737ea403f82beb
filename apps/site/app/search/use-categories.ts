import { useRootData } from '../ui/use-root-data.ts'

/** The categories of the main menu; none where the layout could not be loaded. */
export function useCategories() {
  return useRootData()?.layout.categories ?? []
}
