import { countPages, PRODUCTS_PER_PAGE } from '../../shared/list-pages/list-page.ts'
import type { PageApi } from '../../shared/site-context.ts'
import { withCommonFigures } from '../product/figures/with-common-figures.server.ts'

/** Loads a category with a page of its products, all with the same figures. */
export async function loadCategory(api: PageApi, slug: string, page: number) {
  const category = await api.required('getCategory', { id: slug, page, limit: PRODUCTS_PER_PAGE })
  const total = category.product_count
  return {
    category: { ...category, products: await withCommonFigures(api, category.products) },
    list: { page, pages: countPages(total, PRODUCTS_PER_PAGE), total },
    languages: category.languages,
  }
}
