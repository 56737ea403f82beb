import { canFind } from '../../shared/finder/can-find.ts'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { PRODUCTS_PER_PAGE } from '../../shared/list-pages/list-page.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { readRequestedPage } from '../seo/requested-page.server.ts'
import { groupProducts, withoutHighlights } from './group-products.ts'

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
    return {
      groups: groupProducts(withoutHighlights(items), categories).filter(({ products }) => products.length > 0),
      list,
      hasFinder,
      languages: languagesOfMajority((first ?? listed).items),
    }
  })
}
