import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { SEARCH_SUGGESTIONS_AFTER_MS } from '../../shared/constants.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import type { Hit } from '../../shared/search/hit.ts'
import { suggestionsPath } from '../../shared/search/suggestions-request.ts'
import type { SearchData } from './load-search.server.ts'
import type { SearchKind } from '../../shared/search/search-kinds.ts'

/** The likeliest are enough for the list; the results page has the rest. No requirement gives this figure. */
const HINTS_SHOWN = 10

export type ShownSuggestions = {
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
export function useSuggestions(kind: SearchKind, query: string): ShownSuggestions | null {
  const { data, load } = useFetcher<SearchData | null>()
  const language = useLanguage()
  const [asked, setAsked] = useState<string | null>(null)
  const wanted = localizedPath(suggestionsPath(kind, query), language)

  useEffect(() => {
    if (query === '' || asked === wanted) return
    const timer = setTimeout(() => {
      setAsked(wanted)
      void load(wanted)
    }, SEARCH_SUGGESTIONS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, wanted, asked, load])

  const group = data?.groups[0]
  if (!data || !group || group.kind !== kind) return null
  const hits = group.total > 0 ? group.hits : group.near
  return { kind, query: data.query, total: group.total, hits: hits.slice(0, HINTS_SHOWN) }
}
