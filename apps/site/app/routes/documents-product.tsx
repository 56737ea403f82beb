import { loadProductDocuments } from '../documents/load-product-documents.server.ts'
import { ProductDocumentsPage } from '../documents/ProductDocumentsPage.tsx'
import type { Route } from './+types/documents-product'

/** `/documents/{product}`: the public documents of a product (R2.131). */
export function loader(args: Route.LoaderArgs) {
  return loadProductDocuments(args, args.params.product)
}

export default function DocumentsOfProduct({ loaderData }: Route.ComponentProps) {
  return <ProductDocumentsPage {...loaderData} />
}
