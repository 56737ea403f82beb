import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The year in which the page is read. A kept page was made earlier, and a browser's clock may be behind: the later one counts. */
export function useYear(renderedIn: number): string {
  const year = useSyncExternalStore(
    neverChanges,
    () => Math.max(renderedIn, new Date().getFullYear()),
    () => renderedIn,
  )
  return String(year)
}
