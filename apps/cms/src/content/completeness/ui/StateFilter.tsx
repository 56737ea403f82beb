'use client'

import { StateSelect } from './StateSelect.tsx'
import { useStateFilter } from './use-state-filter.ts'

/** In Payload's own filters of a list: the states in its language, and the one that is asked for. Payload tells it nothing, so it asks the list. */
export function StateFilter() {
  const { tokens, chosen, choose } = useStateFilter()
  return <StateSelect tokens={tokens} value={chosen} onChange={choose} />
}
