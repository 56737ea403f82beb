import { DocumentsPage } from '../documents/DocumentsPage.tsx'
import { loadDocumentsPage } from '../documents/load-documents-page.server.ts'
import type { Route } from './+types/documents'

/** `/documents`: the documents of all products, to be found by product or serial number (R2.130). */
export function loader(args: Route.LoaderArgs) {
  return loadDocumentsPage(args)
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  return <DocumentsPage {...loaderData} />
}
