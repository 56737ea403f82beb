import { PRODUCT_PARENT } from '../../shared/paths.ts'
import { siteContext } from '../../shared/site-context.ts'
import { ProductScreen } from '../product/ProductScreen.tsx'
import { loadProduct } from '../product/load-product.server.ts'
import { VisitSections } from '../visits/VisitSections.tsx'
import type { Route } from './+types/product'

/** `/product/{parent}/{id}` (R2.7): every parent answers, but only the canonical address is kept by the page cache (R12.13). */
export function loader(args: Route.LoaderArgs) {
  if (args.params.parent !== PRODUCT_PARENT) args.context.get(siteContext).doNotKeep()
  return loadProduct(args, args.params.id)
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProductScreen {...loaderData} />
      <VisitSections kinds={['together', 'seen']} product={loaderData.product} />
    </>
  )
}
