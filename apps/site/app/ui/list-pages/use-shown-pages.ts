import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PagePosition } from '../../../shared/list-pages/list-page.ts'

type Page = { list: PagePosition }
type ShowMoreState = { pagesAbove?: string } | null

/** What each visit of a list showed, by the key of its location: going back shows the same again, to the same place. */
const shownAt = new Map<string, readonly Page[]>()

/** The state of a navigation that shows the next page below those of a location. */
export const showMoreState = (key: string): ShowMoreState => ({ pagesAbove: key })

/**
 * The pages of a list that are shown, in their order: that of the address, and above it those from which a visitor has shown more.
 * When it has just been added to them, the first link within `[data-page-start]` takes the focus.
 */
export function useShownPages<Shown extends Page>(current: Shown): readonly Shown[] {
  const { key, state } = useLocation()
  const above = (state as ShowMoreState)?.pagesAbove
  const pages = shownAt.get(above ?? '') as readonly Shown[] | undefined
  const continues = pages?.at(-1)?.list.page === current.list.page - 1
  const shown = pages && continues ? [...pages, current] : [current]
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (shown.length > 1 && before.current === above)
      document.querySelector<HTMLElement>('[data-page-start] a')?.focus()
    before.current = key
    shownAt.set(key, shown)
  })
  return shown
}
