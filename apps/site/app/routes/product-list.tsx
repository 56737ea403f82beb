import { FinderPage } from '../finder/FinderPage.tsx'
import { loadFinder } from '../finder/load-finder.server.ts'
import { loadProductGroups } from '../product/load-product-groups.server.ts'
import { ProductListScreen } from '../product/ProductListScreen.tsx'
import { VisitSections } from '../visits/VisitSections.tsx'
import type { Route } from './+types/product-list'

export async function loader(args: Route.LoaderArgs) {
  const finder = await loadFinder(args, null)
  if (finder) return { finder, wordBreaks: finder.wordBreaks }
  return { ...(await loadProductGroups(args)), finder: null }
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
  if (loaderData.finder) return <FinderPage {...loaderData.finder} />
  return (
    <>
      <ProductListScreen {...loaderData} />
      <VisitSections kinds={['seen']} />
    </>
  )
}
