import { PRODUCTS_PER_CATEGORY } from '../../shared/list-pages/list-page.ts'
import type { PageApi } from '../../shared/site-context.ts'
import { withoutHighlights } from '../product/group-products.ts'
import type { CategoryRowProps } from './CategoryRow.tsx'
import { rangesOf } from '../product/figures/common-figures.ts'
import { loadFigures } from '../product/figures/with-common-figures.server.ts'

/**
 * Loads all categories, each with a few of its products, their number (R2.60), and what the figures of all of them reach from and to. A category
 * that fails is an error of the page (R8.10).
 */
export async function loadCategoryRows(api: PageApi): Promise<CategoryRowProps[]> {
  const categories = await api.optional('listCategories', [])
  const loaded = await Promise.all(
    categories.map(async (category) => {
      const input = { id: category.slug, page: 1, limit: PRODUCTS_PER_CATEGORY }
      const { products, product_count } = await api.required('getCategory', input)
      return { category: { ...category, product_count }, products }
    }),
  )
  const isWhole = ({ category, products }: (typeof loaded)[number]) => products.length === category.product_count
  const figures = await loadFigures(
    api,
    loaded.filter(isWhole).flatMap(({ products }) => products),
  )
  return loaded.map((row) => ({
    category: row.category,
    products: withoutHighlights(row.products),
    ranges: isWhole(row) ? rangesOf(row.products.flatMap(({ slug }) => figures.get(slug) ?? [])) : [],
  }))
}
