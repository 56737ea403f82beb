import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { SEARCH_SUGGESTIONS_AFTER_MS } from '../../shared/constants.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import type { ResultGroup } from '../../shared/search/find-group.ts'
import type { Hit } from '../../shared/search/hit.ts'
import { suggestionsPath } from '../../shared/search/suggestions-request.ts'
import type { SearchData } from './load-search.server.ts'
import type { SearchKind } from '../../shared/search/search-kinds.ts'

/** The best are enough for the list; the results page has the rest. No requirement gives this figure. */
const MAX_SUGGESTIONS = 10

export type ShownSuggestions = {
  kind: SearchKind
  query: string
  /** How many contain the query. With none, the hits are fuzzy matches. */
  total: number
  /** Whether more contain it than are counted. */
  hasMore: boolean
  hits: Hit[]
  /** The other kinds that contain it, where this one does not. */
  elsewhere: ResultGroup[]
}

/**
 * Suggestions for what is typed, requested when nothing was typed for a moment. While the next response is on its way the last one
 * of the same kind is shown; null where there is none.
 */
export function useSuggestions(kind: SearchKind, query: string): ShownSuggestions | null {
  const { data, load } = useFetcher<SearchData | null>()
  const language = useLanguage()
  const [requested, setRequested] = useState<string | null>(null)
  const path = localizedPath(suggestionsPath(kind, query), language)

  useEffect(() => {
    if (query === '' || requested === path) return
    const timer = setTimeout(() => {
      setRequested(path)
      void load(path)
    }, SEARCH_SUGGESTIONS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, path, requested, load])

  const group = data?.groups[0]
  if (!data || !group || group.kind !== kind) return null
  const hits = group.total > 0 ? group.hits : group.fuzzyMatches
  return {
    kind,
    query: data.query,
    total: group.total,
    hasMore: group.hasMore,
    hits: hits.slice(0, MAX_SUGGESTIONS),
    elsewhere: data.elsewhere.filter(({ total }) => total > 0),
  }
}
