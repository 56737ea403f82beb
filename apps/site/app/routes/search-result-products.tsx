import { loadQuietly } from '../search/hints-request.ts'
import { loadSearch } from '../search/load-search.ts'
import { SearchPage } from '../search/SearchPage.tsx'
import type { Route } from './+types/search-result-products'

export function loader(args: Route.LoaderArgs) {
  return loadSearch(args, 'products')
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadQuietly({ request, serverLoader })
}

export default function SearchResultProducts({ loaderData: { meta, ...found } }: Route.ComponentProps) {
  return <SearchPage meta={meta} {...found} />
}
