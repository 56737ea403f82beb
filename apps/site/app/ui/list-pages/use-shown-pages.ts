import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { PagePosition } from '../../../shared/list-pages/list-page.ts'

type Page = { list: PagePosition }
type ShowMoreState = { pagesAbove: string }

/** What each visit of a list showed, by the key of its location: going back shows the same again, to the same place. */
const shownAt = new Map<string, readonly Page[]>()

/** The state of a navigation that shows the next page below those of a location. */
export const showMoreState = (key: string): ShowMoreState => ({ pagesAbove: key })

/**
 * The pages of a list that are shown, in their order: that of the address, and above it those from which a visitor has shown more.
 * @returns `isMore`: the last page has just been added to the others
 */
export function useShownPages<Shown extends Page>(current: Shown): { shown: readonly Shown[]; isMore: boolean } {
  const { key, state } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const { pagesAbove } = (state ?? {}) as Partial<ShowMoreState>
  const above = (pagesAbove ? shownAt.get(pagesAbove) : undefined) as readonly Shown[] | undefined
  const continues = above?.at(-1)?.list.page === current.list.page - 1
  const shown = above && continues ? [...above, current] : [current]
  useEffect(() => {
    if (current.list.pages > 1) shownAt.set(key, shown)
  })
  return { shown, isMore: isReplaced && shown.length > 1 }
}
