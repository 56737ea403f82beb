import type { ProductCard, ProductFigures, Specification } from '@vitrine/contract/shapes/shop'
import type { PageApi } from '../../shared/site-context.ts'
import { commonFigures, type FigureRow } from './common-figures.ts'

/** One alone has nothing to be compared with. */
const MIN_PRODUCTS = 2

/** More are not asked for in one call: no page shows the figures of so many. */
const MAX_PRODUCTS = 100

/** The figures of products by slug, as far as the backend knows them. */
export async function loadFigures(
  api: PageApi,
  products: readonly ProductCard[],
): Promise<Map<string, ProductFigures>> {
  if (products.length === 0 || products.length > MAX_PRODUCTS) return new Map()
  const ids = products.map(({ slug }) => slug).join(',')
  const figures = (await api.extension('listProductFigures', 'optional', { ids })) ?? []
  return new Map(figures.map((it) => [it.slug, it]))
}

/** The products with the same rows of figures in place of their own highlights; with their own where one of them has none. */
export async function withCommonFigures(api: PageApi, products: readonly ProductCard[]): Promise<ProductCard[]> {
  if (products.length < MIN_PRODUCTS) return [...products]
  const bySlug = await loadFigures(api, products)
  const known = products.flatMap(({ slug }) => bySlug.get(slug) ?? [])
  const rows = known.length === products.length ? commonFigures(known) : []
  if (rows.length === 0) return [...products]
  return products.map((product, index) => ({
    ...product,
    highlights: rows.flatMap((row) => row[index] ?? without(row)),
  }))
}

/** Stands where a product has no such figure. */
function without(row: FigureRow): Specification[] {
  const other = row.find((it) => it !== null)
  if (!other) return []
  const { key, name, group } = other
  return [{ key, name, group, unit: null, value: '–', number: null, max: null, isFallback: false }]
}
