import { data } from 'react-router'
import { PRODUCT_PARENT, categoryPath } from '../../shared/paths.ts'
import { siteContext } from '../../shared/site-context.ts'
import { FinderPage } from '../finder/FinderPage.tsx'
import { canFind } from '../../shared/finder/can-find.ts'
import { loadFinder } from '../finder/load-finder.server.ts'
import { loadCategory } from '../category/load-category.server.ts'
import { loadProductGroups } from '../product/load-product-groups.server.ts'
import { loadProduct } from '../product/load-product.server.ts'
import { ProductListScreen } from '../product/ProductListScreen.tsx'
import { ProductScreen } from '../product/ProductScreen.tsx'
import { ProductsOfCategoryPage } from '../product/ProductsOfCategoryPage.tsx'
import { loadPage } from '../seo/load-page.server.ts'
import { readRequestedPage } from '../seo/requested-page.server.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { VisitSections } from '../visits/VisitSections.tsx'
import type { Route } from './+types/product-parent'

/**
 * `/product`: all products. `/product/{parent}` (R2.56): the products of the category of this name, else all products where it is the parent in the
 * addresses of all products, else the product of this name.
 */
export async function loader(args: Route.LoaderArgs) {
  const { parent } = args.params
  const page = readRequestedPage(args.url)
  const categories = parent ? await args.context.get(siteContext).api.optional('listCategories', []) : []
  const isCategory = parent !== undefined && categories.some(({ slug }) => slug === parent)
  const isAll = parent === undefined || (parent === PRODUCT_PARENT && !isCategory)
  if (isCategory || isAll) {
    const finder = await loadFinder(args, isCategory ? parent : null)
    if (finder) return { finder, wordBreaks: finder.wordBreaks }
  }
  if (isCategory) {
    const category = await loadPage(args, categoryPath(parent), async (api) => {
      const [listed, hasFinder] = await Promise.all([loadCategory(api, parent, page), canFind(api)])
      return { ...listed, hasFinder }
    })
    return { category, wordBreaks: category.wordBreaks }
  }
  if (isAll) {
    const all = await loadProductGroups(args)
    return { all, wordBreaks: all.wordBreaks }
  }
  // A product has no pages.
  if (page > 1) throw data(null, { status: 404 })
  const product = await loadProduct(args, parent)
  return { product, wordBreaks: product.wordBreaks }
}

export default function ProductParent({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.finder) return <FinderPage {...loaderData.finder} />
  if (loaderData.product)
    return (
      <>
        <ProductScreen {...loaderData.product} />
        <VisitSections kinds={['together', 'seen']} product={loaderData.product.product} />
      </>
    )
  if (loaderData.all)
    return (
      <>
        <ProductListScreen {...loaderData.all} />
        {!params.parent && <VisitSections kinds={['seen']} />}
      </>
    )
  const { meta, category, list, hasFinder } = loaderData.category
  return (
    <>
      <PageHead meta={meta} name={category.name} picture={category.image} />
      <ProductsOfCategoryPage category={category} list={list} hasFinder={hasFinder} />
    </>
  )
}
