import type { CollectionSlug, Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { languageCodes } from '@vitrine/locales/languages'
import type { SeenState } from './change-tags.ts'

/** The fields that decide where a document stands in lists. Of a translated one: the languages that have it. */
const orderFields: Record<string, string[]> = {
  products: ['position', 'category'],
  categories: ['position', 'showInMenu'],
  turnkeys: ['position'],
  posts: ['publishedAt', 'title'],
}

/** The fields by which documents are asked for by path. */
const pathFields: Record<string, string> = { redirects: 'from', 'seo-pages': 'path', 'structured-data': 'path' }

type Row = Record<string, unknown> & { _status?: string; deletedAt?: string | null }

/**
 * What visitors know of a document. It is read from the collection's own table, where the published document is: the one that hooks are
 * given may be a draft, and of translated fields has one language.
 */
export async function readSeenState(
  payload: Payload,
  { slug, versions }: Pick<SanitizedCollectionConfig, 'slug' | 'versions'>,
  id: number | string,
  req: PayloadRequest,
): Promise<SeenState> {
  const ordered = orderFields[slug] ?? []
  const path = pathFields[slug]
  if (ordered.length === 0 && !path) return { order: '' }
  const names = ['slug', '_status', 'deletedAt', ...ordered, ...(path ? [path] : [])]
  const row = await payload.db.findOne<Row & { id: number }>({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    select: Object.fromEntries(names.map((name) => [name, true])),
    locale: 'all',
    req,
  })
  const isSeen = row && !row.deletedAt && (!versions?.drafts || row._status === 'published')
  if (!isSeen) return null
  return {
    ...(typeof row.slug === 'string' && { slug: row.slug }),
    ...(path && { path: String(row[path]) }),
    ...(typeof row.category === 'number' && { category: row.category }),
    order: JSON.stringify(ordered.map((name) => toOrder(row[name]))),
  }
}

function toOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null
  const translations = value as Partial<Record<string, string | null>>
  return languageCodes.filter((code) => translations[code]?.trim())
}
