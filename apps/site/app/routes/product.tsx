import { ProductScreen } from '../product/ProductScreen.tsx'
import { loadProduct } from '../product/load-product.server.ts'
import type { Route } from './+types/product'

/** `/product/{parent}/{id}` (R2.7): any parent answers, one address is canonical. */
export function loader(args: Route.LoaderArgs) {
  return loadProduct(args, args.params.id)
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} />
}
