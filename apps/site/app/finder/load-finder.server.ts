import { CATEGORY_FACET, formatFilters, MAX_FILTERS } from '@vitrine/contract/shapes/figure-filters'
import { data } from 'react-router'
import { type FinderQuery, readFinderQuery, withoutFilter } from '../../shared/finder/finder-query.ts'
import { countPages, PRODUCTS_PER_PAGE } from '../../shared/list-pages/list-page.ts'
import { categoryPath } from '../../shared/paths.ts'
import { type PageApi, siteContext } from '../../shared/site-context.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { readRequestedPage } from '../seo/requested-page.server.ts'

/**
 * Loads what the finder found, where the address asks it something.
 * @param category its products alone, of those of all categories
 * @returns null where the address asks nothing, or the backend cannot find: the list is shown as it is then
 */
export async function loadFinder(args: PageArguments, category: string | null) {
  const asked = readFinderQuery(args.url.searchParams)
  if (!asked) return null
  // There are endlessly many such addresses.
  args.context.get(siteContext).doNotKeep()
  const page = readRequestedPage(args.url)
  const own = category === null ? asked : { ...asked, filters: withoutFilter(asked.filters, CATEGORY_FACET) }
  const loaded = await loadPage(
    args,
    category === null ? '/product' : categoryPath(category),
    async (api, _, language) => {
      const [found, of, texts] = await Promise.all([
        find(api, own, category, page),
        category === null ? null : api.required('getCategory', { id: category, page: 1, limit: 1 }),
        loadScreenTexts(api, 'finder', language),
      ])
      return { found, asked: own, category: of && toHead(of), texts, page }
    },
  )
  const { found } = loaded
  if (!found) return null
  const pages = countPages(found.total, PRODUCTS_PER_PAGE)
  if (page > Math.max(pages, 1)) throw data(null, { status: 404 })
  return { ...loaded, found, list: { page, pages, total: found.total } }
}

export type FinderData = NonNullable<Awaited<ReturnType<typeof loadFinder>>>

async function find(api: PageApi, { filters, sort }: FinderQuery, category: string | null, page: number) {
  const scoped = category === null ? filters : [{ key: CATEGORY_FACET, values: [category] }, ...filters]
  const found = await api.extension('findProducts', 'required', {
    page,
    limit: PRODUCTS_PER_PAGE,
    ...(scoped.length > 0 && { filters: formatFilters(scoped.slice(0, MAX_FILTERS)) }),
    ...(sort !== null && { sort }),
  })
  if (!found || category === null) return found
  const isOwn = ({ key }: { key: string }) => key !== CATEGORY_FACET
  return { ...found, facets: found.facets.filter(isOwn), loosen: found.loosen.filter(isOwn) }
}

type Category = { name: string; slug: string; fallbackFields: string[] }
const toHead = ({ name, slug, fallbackFields }: Category): Category => ({ name, slug, fallbackFields })
