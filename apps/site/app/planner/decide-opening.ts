import { ADD_PARAM } from '../../shared/planner/plan-path.ts'
import { ITEMS_PARAM } from '../../shared/planner/plan-query.ts'

type Opened = {
  /** The query of the address that was opened. */
  given: string
  /** Whether it asks for anything of the planner. */
  isAsked: boolean
  /** The query of the plan that is shown for it. */
  search: string
  /** The query of the plan that this browser has kept; null where there is none. */
  kept: string | null
}

/** What becomes of the plan of this browser: it is opened, the shown one is kept in its place, or nothing. */
export type Opening = { kind: 'open'; query: string } | { kind: 'keep' } | { kind: 'nothing' }

/** An address that says no plan leads to the kept one; a link that only adds to a plan adds to that. */
export function decideOpening({ given, isAsked, search, kept }: Opened): Opening {
  const query = new URLSearchParams(given)
  const added = query.get(ADD_PARAM)
  const isLinkToAdd = added !== null && !query.has(ITEMS_PARAM)
  if (isLinkToAdd && kept?.includes(`${ITEMS_PARAM}=`))
    return { kind: 'open', query: `${kept}&${ADD_PARAM}=${encodeURIComponent(added)}` }
  if (isAsked) return { kind: 'keep' }
  return kept === null || kept === search ? { kind: 'nothing' } : { kind: 'open', query: kept }
}
