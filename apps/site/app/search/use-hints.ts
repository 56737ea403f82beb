import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { SEARCH_HINTS_AFTER_MS } from '../constants.ts'
import { useLanguage } from '../language/LanguageContext.tsx'
import { localizedPath } from '../language/path.ts'
import type { Hit } from './hit.ts'
import { hintsPath } from './hints-request.ts'
import type { SearchData } from './load-search.ts'
import type { SearchKind } from './search-kinds.ts'

/** The likeliest are enough for the list; the results page has the rest. Not in SPEC.md. */
const HINTS_SHOWN = 10

export type HintsShown = {
  kind: SearchKind
  query: string
  /** How many things have the query in them. With none, the hits are what comes close. */
  total: number
  hits: Hit[]
}

/**
 * What is likely meant by what is typed, asked for when the fingers have rested. While the next answer is on its way the last one
 * of the same kind stays; null where there is none.
 */
export function useHints(kind: SearchKind, query: string): HintsShown | null {
  const { data, load } = useFetcher<SearchData | null>()
  const language = useLanguage()
  const [asked, setAsked] = useState<string | null>(null)
  const wanted = localizedPath(hintsPath(kind, query), language)

  useEffect(() => {
    if (query === '' || asked === wanted) return
    const timer = setTimeout(() => {
      setAsked(wanted)
      void load(wanted)
    }, SEARCH_HINTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, wanted, asked, load])

  const group = data?.groups[0]
  if (!data || !group || group.kind !== kind) return null
  const hits = group.total > 0 ? group.hits : group.near
  return { kind, query: data.query, total: group.total, hits: hits.slice(0, HINTS_SHOWN) }
}
