import { CATEGORY_FACET, type FigureFilter, MATERIAL_FACET } from '@vitrine/contract/shapes/figure-filters'
import { Bits } from './bits.ts'
import type { FigureIndex, ParameterFigures } from './figure-index.ts'
import type { FigureReader } from './read-figures.ts'

/** A filter and the products that it lets through. */
export type MatchedFilter = { key: string; products: Bits }
export type Matched = {
  filters: MatchedFilter[]
  /** Filters by what no product has. */
  unknown: string[]
}

type Sources = { index: FigureIndex; reader: FigureReader; categories: ReadonlyMap<string, number> }

/**
 * The products that each filter lets through: within one any choice will do.
 * @param categories ids by slug
 */
export async function matchFilters(filters: readonly FigureFilter[], sources: Sources): Promise<Matched> {
  const matched: Matched = { filters: [], unknown: [] }
  for (const filter of filters) {
    const products = await matchFilter(filter, sources)
    if (products) matched.filters.push({ key: filter.key, products })
    else matched.unknown.push(filter.key)
  }
  return matched
}

async function matchFilter(filter: FigureFilter, { index, reader, categories }: Sources): Promise<Bits | null> {
  const { key, values } = filter
  if (key === CATEGORY_FACET)
    return values ? anyOf(values.map((it) => index.categories.get(categories.get(it) ?? NaN))) : null
  if (key === MATERIAL_FACET) return values ? anyOf(values.map((it) => index.materials.get(it))) : null
  const parameter = index.parameters.get(key)
  if (!parameter) return null
  const isFigure = parameter.kind === 'number' || parameter.kind === 'range'
  if (values) return isFigure ? null : anyOf(values.map((it) => parameter.choices.get(it)?.products))
  return isFigure ? Bits.of(await findInRange(parameter, filter, reader)) : null
}

/** What a machine takes has to cover what is asked for, a single figure too; what it is or does has to lie between. */
function findInRange(
  { id, kind }: ParameterFigures,
  { from, to }: Extract<FigureFilter, { values?: undefined }>,
  reader: FigureReader,
): Promise<number[]> {
  const [low, high] = [from ?? to, to ?? from]
  return kind === 'range' && low !== null && high !== null
    ? reader.findCovering(id, low, high)
    : reader.findBetween(id, from, to)
}

const anyOf = (sets: readonly (Bits | undefined)[]) =>
  sets.reduce<Bits>((all, some) => (some ? all.or(some) : all), new Bits())

/** The products that all filters let through; and for a key those that all others do. */
export function intersect(all: Bits, filters: readonly MatchedFilter[]) {
  const without = (key: string | null) =>
    filters.reduce((left, it) => (it.key === key ? left : left.and(it.products)), all)
  const matching = without(null)
  const known = new Map(filters.map(({ key }) => [key, without(key)]))
  return { matching, withoutFilter: (key: string) => known.get(key) ?? matching }
}
