import { slug as slugShape, urlReference } from '@vitrine/contract/shapes/text'
import { isPageCollection } from '../../publishing/redirects/page-addresses.ts'

type Values = Record<string, unknown>

/** What every published document of a collection has, and a draft may lack. */
const needed: Record<string, Values> = {
  products: { model: '' },
  posts: { kind: 'article' },
  reviews: { author: '', originalLanguage: 'en' },
  dealers: { name: '', city: '' },
}

/** The same of the rows of its lists. */
const neededInRows: Record<string, Values> = { facts: { value: '' }, products: { product: null, count: 1 } }

/** The moment by which visitors see documents in order. */
const dates: Record<string, string> = { posts: 'publishedAt', reviews: 'date' }

/** The slug under which a document is previewed that has none yet. */
export const slugOfDraft = (id: number) => `preview-${id}`

/**
 * A draft as the answers of the content API can be made from it, which are made for published documents.
 * @param now for what has no date yet
 */
export function fillGaps(entity: string, draft: Values, now: Date): Values {
  const moment = now.toISOString()
  const filled = withDefaults({ position: 0, updatedAt: moment, ...needed[entity] }, draft)
  const date = dates[entity]
  if (date) filled[date] ??= moment
  if (isPageCollection(entity) && !slugShape.safeParse(filled.slug).success) filled.slug = slugOfDraft(Number(draft.id))
  if (filled.link && !urlReference.safeParse(filled.link).success) filled.link = null
  for (const [name, values] of Object.entries(neededInRows)) {
    const rows = filled[name]
    if (Array.isArray(rows))
      filled[name] = rows.map((row: unknown) =>
        typeof row === 'object' && row !== null ? withDefaults(values, row as Values) : row,
      )
  }
  return filled
}

/** Nothing counts as not given. */
function withDefaults(defaults: Values, given: Values): Values {
  const missing = Object.entries(defaults).filter(([name]) => given[name] === null || given[name] === undefined)
  return { ...given, ...Object.fromEntries(missing) }
}
