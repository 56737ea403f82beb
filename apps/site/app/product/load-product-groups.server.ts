import type { ProductFigures } from '@vitrine/contract/shapes/shop'
import { rangesOf } from './figures/common-figures.ts'
import { loadFigures, showCommonFigures } from './figures/with-common-figures.server.ts'
import { canFind } from '../../shared/finder/can-find.ts'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { PRODUCTS_PER_PAGE } from '../../shared/list-pages/list-page.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { readRequestedPage } from '../seo/requested-page.server.ts'
import { groupProducts, type ProductGroup, withoutHighlights } from './group-products.ts'

/** So many figures tell the products of a group apart. */
const FIGURES_PER_CARD = 2

/**
 * Loads a page of all products, by category. Without the categories the products stand alone; without the products there is no page (R8.10).
 * All of its pages exist in the languages of the first one, so that sitemaps need not read the whole list to say the same.
 */
export function loadProductGroups(args: PageArguments) {
  const page = readRequestedPage(args.url)
  return loadPage(args, '/product', async (api) => {
    const loadProducts = (at: number) => api.requiredPage('listProducts', { page: at, limit: PRODUCTS_PER_PAGE })
    const [listed, first, categories, hasFinder] = await Promise.all([
      loadProducts(page),
      page > 1 ? loadProducts(1) : null,
      api.optional('listCategories', []),
      canFind(api),
    ])
    const { items, ...list } = listed
    const groups = groupProducts(items, categories).filter(({ products }) => products.length > 0)
    const figures = await loadFigures(api, items)
    return {
      groups: groups.map((group) => withFigures(group, figures)),
      list,
      hasFinder,
      languages: languagesOfMajority((first ?? listed).items),
    }
  })
}

/** Products of a group show the same figures, one alone its own; those that have none in common show their sentences. */
function withFigures({ category, products }: ProductGroup, bySlug: ReadonlyMap<string, ProductFigures>): ProductGroup {
  const isWhole = products.length === category?.product_count
  const ranges = isWhole ? rangesOf(products.flatMap(({ slug }) => bySlug.get(slug) ?? [])) : []
  const shown = showCommonFigures(products, bySlug, FIGURES_PER_CARD) ?? withoutHighlights(products)
  return { category, products: shown, ...(ranges.length > 0 && { ranges }) }
}
