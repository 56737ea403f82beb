import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { groupProducts, withoutHighlights } from './group-products.ts'

/** Loads the page of all products. Without the categories the products stand alone; without the products there is no page (R8.10). */
export function loadProductGroups(args: PageArguments) {
  return loadPage(args, '/product', async (api) => {
    const [products, categories] = await Promise.all([api.required('listProducts'), api.optional('listCategories', [])])
    return { groups: groupProducts(withoutHighlights(products), categories), languages: languagesOfMajority(products) }
  })
}
