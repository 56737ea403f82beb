/** What a product must have: a figure from one end to the other, either of which may be open, or one of some choices. */
export type FigureFilter =
  | { key: string; from: number | null; to: number | null; values?: undefined }
  | { key: string; values: string[]; from?: undefined; to?: undefined }

/** The keys of what is no figure: a parameter of such a key cannot be filtered by. */
export const CATEGORY_FACET = 'category'
export const MATERIAL_FACET = 'material'

/** So many are used together at most, and so many choices of one. */
export const MAX_FILTERS = 12
export const MAX_CHOICES = 20

const name = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const number = String.raw`-?\d{1,9}(?:\.\d{1,6})?`
const range = new RegExp(`^(${number})?\\.\\.(${number})?$`)

/**
 * Reads filters as the finder of the content API takes them: `weight:..900;network:yes`.
 * @returns those that can be read, and a sentence for each that cannot
 */
export function parseFilters(text: string): { filters: FigureFilter[]; problems: string[] } {
  const filters: FigureFilter[] = []
  const problems: string[] = []
  for (const part of text.split(';').filter(Boolean)) {
    const read = parseFilter(part)
    if (typeof read === 'string') problems.push(read)
    else if (filters.some(({ key }) => key === read.key)) problems.push(`${read.key} is there twice`)
    else filters.push(read)
  }
  if (filters.length > MAX_FILTERS) problems.push(`more than ${MAX_FILTERS} filters`)
  return { filters: filters.slice(0, MAX_FILTERS), problems: problems.slice(0, MAX_FILTERS) }
}

function parseFilter(part: string): FigureFilter | string {
  const at = part.indexOf(':')
  const key = part.slice(0, at)
  const value = part.slice(at + 1)
  if (at < 0 || !name.test(key)) return `not of the form key:value: ${part.slice(0, 50)}`
  const ends = range.exec(value)
  if (!ends) {
    const values = [...new Set(value.split(','))]
    if (values.length > MAX_CHOICES) return `${key}: more than ${MAX_CHOICES} choices`
    return values.every((it) => name.test(it)) ? { key, values } : `${key}: neither from..to nor choices`
  }
  const from = ends[1] === undefined ? null : Number(ends[1])
  const to = ends[2] === undefined ? null : Number(ends[2])
  if (from === null && to === null) return `${key}: neither end of the range is given`
  if (from !== null && to !== null && from > to) return `${key}: ${from} is more than ${to}`
  return { key, from, to }
}

/** Filters in the one form in which they are asked for. */
export function formatFilters(filters: readonly FigureFilter[]): string {
  return filters
    .map((it) => `${it.key}:${it.values ? it.values.join(',') : `${it.from ?? ''}..${it.to ?? ''}`}`)
    .join(';')
}
