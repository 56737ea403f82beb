import { type FigureFilter, MAX_CHOICES, MAX_FILTERS } from '@vitrine/contract/shapes/figure-filters'
import { FIND_PARAM } from './find-param.ts'
import { PAGE_PARAM } from '../list-pages/page-number.ts'

/** The query key of the figure that is sorted by, with a minus where the largest comes first. */
export const SORT_PARAM = 'sort'

/** The keys of a figure's ends and of choices: no slug has a point, and no campaign's key such an end. */
export const fromParam = (key: string) => `${key}.from`
export const toParam = (key: string) => `${key}.to`
export const choiceParam = (key: string) => `${key}.is`

/** What an address asks the finder. */
export type FinderQuery = {
  filters: FigureFilter[]
  sort: string | null
  /** Something of it could not be read, or was too much, and is left out. */
  hasProblems: boolean
}

/** The value of `find` in a query of one form, of which something was left out. */
const PARTLY = 'partly'

/** An address longer than a person's is read so far. */
const MAX_KEYS = 200
const number = /^-?\d{1,9}(?:[.,]\d{1,6})?$/
/** As the contract has slugs; its own shape would bring a library into the browser. */
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const finderKey = /^([a-z0-9-]{1,100})\.(from|to|is)$/

/** Reads what an address asks the finder; null where it does not ask it anything. Empty fields of a form without script are nothing. */
export function readFinderQuery(query: URLSearchParams): FinderQuery | null {
  const given = [...query].slice(0, MAX_KEYS)
  const isAsked = given.some(([key]) => key === FIND_PARAM || key === SORT_PARAM || finderKey.test(key))
  if (!isAsked) return null
  let hasProblems = query.size > MAX_KEYS || query.get(FIND_PARAM) === PARTLY
  const filters = new Map<string, FigureFilter>()
  for (const [name, value] of given) {
    const [, key = '', end] = finderKey.exec(name) ?? []
    if (!end || value === '') continue
    const filter = slug.test(key) ? addTo(filters.get(key), key, end, value) : null
    if (filter) filters.set(key, filter)
    else hasProblems = true
  }
  const sort = query.get(SORT_PARAM) || null
  const isSort = sort === null || (sort.length <= 100 && slug.test(sort.replace(/^-/, '')))
  return {
    filters: [...filters.values()].slice(0, MAX_FILTERS).map(inOrder),
    sort: isSort ? sort : null,
    hasProblems: hasProblems || !isSort || filters.size > MAX_FILTERS,
  }
}

function addTo(known: FigureFilter | undefined, key: string, end: string, value: string): FigureFilter | null {
  if (end === 'is') {
    const values = [...(known?.values ?? []), ...value.split(',')]
    const isRange = known !== undefined && !known.values
    return isRange || values.length > MAX_CHOICES || !values.every((it) => slug.test(it))
      ? null
      : { key, values: [...new Set(values)] }
  }
  if (known?.values || !number.test(value)) return null
  const { from = null, to = null } = known ?? {}
  const figure = Number(value.replace(',', '.'))
  return end === 'from' ? { key, from: figure, to } : { key, from, to: figure }
}

/** The ends of a range may be given either way round. */
function inOrder(filter: FigureFilter): FigureFilter {
  if (filter.values || filter.from === null || filter.to === null || filter.from <= filter.to) return filter
  return { key: filter.key, from: filter.to, to: filter.from }
}

/** The query of what is asked, in one form; the finder stays open where that is nothing. @param page from 1 */
export function toFinderSearch({ filters, sort }: Pick<FinderQuery, 'filters' | 'sort'>, page = 1): string {
  const query = new URLSearchParams()
  for (const { key, values, from, to } of filters) {
    if (values) query.set(choiceParam(key), values.join(','))
    if (typeof from === 'number') query.set(fromParam(key), String(from))
    if (typeof to === 'number') query.set(toParam(key), String(to))
  }
  if (sort !== null) query.set(SORT_PARAM, sort)
  if (query.size === 0) query.set(FIND_PARAM, '1')
  if (page > 1) query.set(PAGE_PARAM, String(page))
  return `?${String(query).replaceAll('%2C', ',')}`
}

/** The part of a query that a page's answer depends on, in one form; nothing where the finder is not asked. */
export function toFinderKey(query: URLSearchParams): Record<string, string> {
  const asked = readFinderQuery(query)
  if (!asked) return {}
  return {
    ...Object.fromEntries(new URLSearchParams(toFinderSearch(asked))),
    ...(asked.hasProblems && { [FIND_PARAM]: PARTLY }),
  }
}

/** The same without one filter, or one choice of it. */
export function withoutFilter(filters: readonly FigureFilter[], key: string, value?: string): FigureFilter[] {
  return filters.flatMap((it) => {
    if (it.key !== key) return [it]
    const rest = value === undefined ? [] : (it.values ?? []).filter((own) => own !== value)
    return rest.length > 0 ? [{ key, values: rest }] : []
  })
}
