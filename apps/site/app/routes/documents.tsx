import { DocumentsPage } from '../documents/DocumentsPage.tsx'
import { loadDocumentsPage } from '../documents/load-documents-page.server.ts'
import { searchKind } from '../search/load-search.server.ts'
import type { Route } from './+types/documents'

/** Products that a search shows. */
const MAX_FOUND = 48

/** `/documents`: the documents of all products, to be found by product or serial number (R2.130). */
export function loader(args: Route.LoaderArgs) {
  return loadDocumentsPage(args, (api, query) => searchKind(api, 'products', query, MAX_FOUND))
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  return <DocumentsPage {...loaderData} />
}
