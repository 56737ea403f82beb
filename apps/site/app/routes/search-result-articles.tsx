import { loadQuietly } from '../search/hints-request.ts'
import { loadSearch } from '../search/load-search.ts'
import { SearchPage } from '../search/SearchPage.tsx'
import type { Route } from './+types/search-result-articles'

export function loader(args: Route.LoaderArgs) {
  return loadSearch(args, 'articles')
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadQuietly({ request, serverLoader })
}

export default function SearchResultArticles({ loaderData: { meta, ...found } }: Route.ComponentProps) {
  return <SearchPage meta={meta} {...found} />
}
