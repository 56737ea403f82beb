import type { ProductCard, ProductFigures, Specification } from '@vitrine/contract/shapes/shop'
import type { PageApi } from '../../../shared/site-context.ts'
import { commonFigures, type FigureRow } from './common-figures.ts'

/** One alone has nothing to be compared with. */
const MIN_PRODUCTS = 2

/** More are not asked for in one call. */
const MAX_PRODUCTS = 100

/** The figures of products by slug, as far as the backend knows them. */
export async function loadFigures(
  api: PageApi,
  products: readonly ProductCard[],
): Promise<Map<string, ProductFigures>> {
  const slugs = products.map(({ slug }) => slug)
  const calls = Array.from({ length: Math.ceil(slugs.length / MAX_PRODUCTS) }, async (_, call) => {
    const ids = slugs.slice(call * MAX_PRODUCTS, (call + 1) * MAX_PRODUCTS).join(',')
    return (await api.extension('listProductFigures', 'optional', { ids })) ?? []
  })
  return new Map((await Promise.all(calls)).flat().map((it) => [it.slug, it]))
}

/** The products with the same rows of figures in place of their own highlights; with their own where one of them has none. */
export async function withCommonFigures(api: PageApi, products: readonly ProductCard[]): Promise<ProductCard[]> {
  if (products.length < MIN_PRODUCTS) return [...products]
  return showCommonFigures(products, await loadFigures(api, products)) ?? [...products]
}

/** The same for products of several categories: those of each have the same rows. */
export async function withFiguresOfCategories(api: PageApi, products: readonly ProductCard[]): Promise<ProductCard[]> {
  if (products.length < MIN_PRODUCTS) return [...products]
  const bySlug = await loadFigures(api, products)
  const shown = [...new Set(products.map((it) => it.category_slug))].flatMap((slug) => {
    const group = products.filter((it) => it.category_slug === slug)
    return group.length < MIN_PRODUCTS ? group : (showCommonFigures(group, bySlug) ?? group)
  })
  return products.flatMap(({ slug }) => shown.find((it) => it.slug === slug) ?? [])
}

/** The products with the same rows of figures, of which the first ones fit; null where they have none in common. */
export function showCommonFigures(
  products: readonly ProductCard[],
  bySlug: ReadonlyMap<string, ProductFigures>,
  max?: number,
): ProductCard[] | null {
  const known = products.flatMap(({ slug }) => bySlug.get(slug) ?? [])
  const rows = known.length === products.length ? commonFigures(known, max) : []
  if (rows.length === 0) return null
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
