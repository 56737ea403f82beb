import { PRODUCTS_PER_CATEGORY } from '../../shared/list-pages/list-page.ts'
import type { PageApi } from '../../shared/site-context.ts'
import { withoutHighlights } from '../product/group-products.ts'
import type { CategoryRowProps } from './CategoryRow.tsx'

/** Loads all categories, each with a few of its products and their number (R2.60). A category that fails is an error of the page (R8.10). */
export async function loadCategoryRows(api: PageApi): Promise<CategoryRowProps[]> {
  const categories = await api.optional('listCategories', [])
  return Promise.all(
    categories.map(async (category) => {
      const input = { id: category.slug, page: 1, limit: PRODUCTS_PER_CATEGORY }
      const { products, product_count } = await api.required('getCategory', input)
      return { category: { ...category, product_count }, products: withoutHighlights(products) }
    }),
  )
}
