import { loadWithoutErrorPage } from '../../shared/search/suggestions-request.ts'
import { loadSearch } from '../search/load-search.server.ts'
import { SearchPage } from '../search/SearchPage.tsx'
import type { Route } from './+types/search-result-turnkeys'

export function loader(args: Route.LoaderArgs) {
  return loadSearch(args, 'turnkeys')
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadWithoutErrorPage({ request, serverLoader })
}

export default function SearchResultTurnkeys({ loaderData: { meta, ...results } }: Route.ComponentProps) {
  return <SearchPage meta={meta} {...results} />
}
