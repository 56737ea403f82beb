import { loadProductGroups } from '../product/load-product-groups.server.ts'
import { ProductListScreen } from '../product/ProductListScreen.tsx'
import type { Route } from './+types/product-list'

export function loader(args: Route.LoaderArgs) {
  return loadProductGroups(args)
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
  return <ProductListScreen {...loaderData} />
}
