import { isDay } from '../is-day.ts'

/** What an operator looks for; a field that is empty does not count. Days are those of UTC, both included. */
export type Wanted = Partial<
  Record<
    | 'words'
    | 'kind'
    | 'product'
    | 'category'
    | 'countryCode'
    | 'language'
    | 'assignee'
    | 'state'
    | 'outcome'
    | 'from'
    | 'until',
    string
  >
>

const DAY_MS = 24 * 60 * 60 * 1000
/** The name in the panel, the field of an enquiry, and how they are compared. */
const filters = [
  ['kind', 'kind', 'equals'],
  ['product', 'productSlugs', 'in'],
  ['category', 'categorySlugs', 'in'],
  ['countryCode', 'countryCode', 'equals'],
  ['language', 'language', 'equals'],
  ['assignee', 'assignee', 'equals'],
  ['state', 'state', 'equals'],
  ['outcome', 'outcome', 'equals'],
  ['from', 'createdAt', 'greater_than_equal'],
  ['until', 'createdAt', 'less_than'],
] as const

/** The address of the list that shows these, in the form of Payload's own filters, which it then shows and changes. */
export function toListQuery(wanted: Wanted): URLSearchParams {
  const query = new URLSearchParams()
  if (wanted.words) query.set('search', wanted.words)
  const isUsed = (name: keyof Wanted) =>
    name === 'from' || name === 'until' ? isDay(wanted[name]) : Boolean(wanted[name])
  const used = filters.filter(([name]) => isUsed(name))
  for (const [index, [name, field, operator]] of used.entries())
    query.set(`where[or][0][and][${index}][${field}][${operator}]`, toValue(name, wanted[name] ?? ''))
  return query
}

/** What a list's address looks for, for the panel; filters that the panel has no field for are left to Payload's. */
export function readListQuery(query: URLSearchParams): Wanted {
  const wanted: Wanted = {}
  const words = query.get('search')
  if (words) wanted.words = words
  for (const [key, value] of query) {
    const [, field, operator] = /^where\[or\]\[0\]\[and\]\[\d+\]\[(\w+)\]\[(\w+)\]/.exec(key) ?? []
    const filter = filters.find(([, itsField, its]) => itsField === field && its === operator)
    if (filter) wanted[filter[0]] = fromValue(filter[0], value)
  }
  return wanted
}

function toValue(name: string, value: string): string {
  if (name === 'from') return `${value}T00:00:00.000Z`
  return name === 'until' ? new Date(Date.parse(value) + DAY_MS).toISOString() : value
}

function fromValue(name: string, value: string): string {
  if (name === 'from') return value.slice(0, 10)
  if (name !== 'until') return value
  const end = Date.parse(value)
  return Number.isNaN(end) ? '' : new Date(end - DAY_MS).toISOString().slice(0, 10)
}
