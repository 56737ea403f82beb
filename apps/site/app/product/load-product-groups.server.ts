import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import type { PageApi } from '../../shared/site-context.ts'
import { groupProducts, withoutHighlights } from './group-products.ts'

/** All products by category. Without the categories the products stand alone; without the products there is no page (R8.10). */
export async function loadGroups(api: PageApi) {
  const [products, categories] = await Promise.all([api.required('listProducts'), api.optional('listCategories', [])])
  return { groups: groupProducts(withoutHighlights(products), categories), languages: languagesOfMajority(products) }
}

/** Loads the page of all products. */
export function loadProductGroups(args: PageArguments) {
  return loadPage(args, '/product', loadGroups)
}
