import { withQuery } from './query.ts'
import { resultsPath, type SearchKind } from './search-kinds.ts'

/** Tells a results route that only the autocomplete list asks: what is half typed is no search without a result. */
export const SUGGESTIONS_PARAM = 'hints'

/** Where the autocomplete list finds what is typed, without language prefix: the results page's own data. */
export const suggestionsPath = (kind: SearchKind, query: string) =>
  `${withQuery(resultsPath(kind), query)}&${SUGGESTIONS_PARAM}`

type Load<Data> = { request: Request; serverLoader: () => Promise<Data> }

/**
 * The browser's half of the results routes. A list that fails while somebody types must not put the error page in place of the
 * page below: the list then stays away, and Enter leads to the results page, which says what is wrong.
 */
export async function loadWithoutErrorPage<Data>({ request, serverLoader }: Load<Data>): Promise<Data> {
  if (!new URL(request.url).searchParams.has(SUGGESTIONS_PARAM)) return serverLoader()
  return serverLoader().catch(() => null as Data)
}
