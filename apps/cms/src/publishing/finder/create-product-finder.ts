import type { Payload } from 'payload'
import { CATEGORY_FACET, MATERIAL_FACET, parseFilters } from '@vitrine/contract/shapes/figure-filters'
import { Bits } from './bits.ts'
import { countFacets, type CountedChoice, type CountedFacet } from './count-facets.ts'
import { createFigureIndexes, type FigureIndex, type Journal, type ParameterFigures } from './figure-index.ts'
import { intersect, type MatchedFilter, matchFilters } from './match-filters.ts'
import { createFigureReader } from './read-figures.ts'

export type FinderRequest = {
  filters: string
  sort: string | null
  offset: number
  limit: number
  /** Ids of the published categories by slug, in their order. */
  categories: ReadonlyMap<string, number>
}

export type FoundProducts = {
  total: number
  /** Of the page, in the order asked for. */
  ids: number[]
  categories: CountedChoice[]
  materials: CountedChoice[]
  facets: CountedFacet[]
  sortable: ParameterFigures[]
  loosen: { key: string; total: number }[]
  unknown: string[]
  /** The texts of specifications in a language, by their own ids. */
  readTextsIn: (language: string, rows: readonly string[]) => Promise<Map<string, string>>
}

export type FindProducts = (content: Journal, request: FinderRequest) => Promise<FoundProducts>

/** Beyond that nobody reads. */
const MAX_LOOSEN = 5

/** Finds published products by their figures, and counts what else can be asked of them. */
export function createProductFinder(payload: Payload): FindProducts {
  const reader = createFigureReader(payload)
  const indexes = createFigureIndexes(reader)

  return async (content, { filters: given, sort, offset, limit, categories }) => {
    const index = await indexes.refreshed(content)
    const { filters, unknown } = await matchFilters(parseFilters(given).filters, { index, reader, categories })
    const { matching, withoutFilter } = intersect(index.published, filters)
    const total = matching.size
    const isActive = (key: string) => filters.some((it) => it.key === key)
    const { parameter: sorted, isKnown } = decideSort(sort, index)
    const scope = scopeOf(index, filters)
    return {
      total,
      ids:
        offset < total && limit > 0
          ? cut(await order(sorted, categories.values(), matching), matching, offset, limit)
          : [],
      categories: [...categories].map(([value, id]) => ({
        value,
        count: index.categories.get(id)?.sizeWith(withoutFilter(CATEGORY_FACET)) ?? 0,
      })),
      materials: [...index.materials]
        .map(([value, products]) => ({ value, count: products.sizeWith(withoutFilter(MATERIAL_FACET)) }))
        .toSorted((a, b) => (a.value < b.value ? 1 : -1)),
      facets: countFacets({ index, scope, isActive, withoutFilter }),
      sortable: [...index.parameters.values()].filter(
        (it) => (it.kind === 'number' || it.kind === 'range') && it.products.sizeWith(scope) > 1,
      ),
      loosen: total > 0 ? [] : listLoosened(filters, withoutFilter),
      unknown: [...unknown, ...(isKnown ? [] : [(sort ?? '').replace('-', '')])],
      readTextsIn: reader.readTextsIn,
    }
  }

  async function order(
    sorted: Sorted | null,
    categories: Iterable<number>,
    matching: Bits,
  ): Promise<Iterable<number>[]> {
    const all = await indexes.ordered(categories)
    if (!sorted) return [all]
    const first = await reader.sortBy(sorted.id, sorted.isDescending)
    const having = Bits.of(first)
    // What has no such figure comes last, in the order of the list.
    return [first, matching.sizeWith(having) === matching.size ? [] : all.filter((id) => !having.has(id))]
  }
}

type Sorted = { id: number; isDescending: boolean }

function decideSort(sort: string | null, { parameters }: FigureIndex): { parameter: Sorted | null; isKnown: boolean } {
  if (sort === null) return { parameter: null, isKnown: true }
  const isDescending = sort.startsWith('-')
  const found = parameters.get(isDescending ? sort.slice(1) : sort)
  const isFigure = found?.kind === 'number' || found?.kind === 'range'
  return isFigure ? { parameter: { id: found.id, isDescending }, isKnown: true } : { parameter: null, isKnown: false }
}

/** Which figures are worth asking for is decided by the categories alone: the questions stay while they are answered. */
function scopeOf({ published }: FigureIndex, filters: readonly MatchedFilter[]): Bits {
  const category = filters.find(({ key }) => key === CATEGORY_FACET)
  return category ? published.and(category.products) : published
}

function cut(lists: readonly Iterable<number>[], matching: Bits, offset: number, limit: number): number[] {
  const ids: number[] = []
  let skipped = 0
  for (const list of lists)
    for (const id of list) {
      if (!matching.has(id)) continue
      if (skipped < offset) skipped += 1
      else ids.push(id)
      if (ids.length === limit) return ids
    }
  return ids
}

function listLoosened(filters: readonly MatchedFilter[], withoutFilter: (key: string) => Bits) {
  return filters
    .map(({ key }) => ({ key, total: withoutFilter(key).size }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MAX_LOOSEN)
}
