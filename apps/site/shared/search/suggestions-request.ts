import { withQuery } from './query.ts'
import { resultsPath, type SearchKind } from './search-kinds.ts'

/** The query key by which a results route knows that it is asked for suggestions: half a word without results is not logged. */
export const SUGGESTIONS_PARAM = 'hints'

/** The path of the suggestions for what is typed, without language prefix: the data of the results page. */
export const suggestionsPath = (kind: SearchKind, query: string) =>
  `${withQuery(resultsPath(kind), query)}&${SUGGESTIONS_PARAM}`

type LoaderArguments<Data> = { request: Request; serverLoader: () => Promise<Data> }

/**
 * The client loader of the results routes. Suggestions that fail while somebody types must not replace the page by the error page:
 * none are shown then, and Enter leads to the results page, which says what is wrong.
 */
export async function loadWithoutErrorPage<Data>({ request, serverLoader }: LoaderArguments<Data>): Promise<Data> {
  if (!new URL(request.url).searchParams.has(SUGGESTIONS_PARAM)) return serverLoader()
  return serverLoader().catch(() => null as Data)
}
