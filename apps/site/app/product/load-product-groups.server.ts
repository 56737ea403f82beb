import { MATERIAL_FACET } from '@vitrine/contract/shapes/figure-filters'
import type { FinderResults } from '@vitrine/contract/shapes/finder'
import { choiceParam } from '../../shared/finder/finder-query.ts'
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
    const [listed, first, categories, found] = await Promise.all([
      loadProducts(page),
      page > 1 ? loadProducts(1) : null,
      api.optional('listCategories', []),
      // One, as nobody is told by which figures none can be found.
      api.extension('findProducts', 'optional', { limit: 1 }),
    ])
    const { items, ...list } = listed
    return {
      groups: groupProducts(withoutHighlights(items), categories).filter(({ products }) => products.length > 0),
      list,
      hasFinder: Boolean(found),
      materials: found ? toMaterials(found) : [],
      languages: languagesOfMajority((first ?? listed).items),
    }
  })
}

/** What the finder is asked for a material, with its name and how many products work it; where there is but one, none is asked. */
export type MaterialFilter = { search: string; name: string; count: number }

function toMaterials({ facets }: FinderResults): MaterialFilter[] {
  const material = facets.find(({ key }) => key === MATERIAL_FACET)
  if (material?.kind !== 'choice' || material.choices.length < 2) return []
  return material.choices.map(({ value, name, count }) => {
    return { search: `?${choiceParam(MATERIAL_FACET)}=${value}`, name, count }
  })
}
