import type { CollectionSlug, Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { type Texts, textFieldsOf, textsOf } from './texts-of.ts'

type Row = Record<string, unknown> & { id: number; _status?: string | null }
type Request = Partial<PayloadRequest> | undefined

/** The texts of a document: of its newest version, and of what is published where that is another one. */
export type DocumentTexts = { texts: Texts; published: Texts | null }

const NO_TEXTS: Texts = new Map()

/** Reads the texts of the newest versions of some documents in all languages; those in the trash too. */
export async function readNewestTexts(
  payload: Payload,
  config: SanitizedCollectionConfig,
  ids: readonly number[],
  req?: Request,
): Promise<Map<number, Texts>> {
  const newest = await readNewest(payload, config, ids, req)
  return new Map(newest.map((row) => [row.id, textsOf(config.flattenedFields, row)]))
}

/** The same, with those of what is published beside a draft: one query more where there is any. */
export async function readTexts(
  payload: Payload,
  config: SanitizedCollectionConfig,
  ids: readonly number[],
  req?: Request,
): Promise<Map<number, DocumentTexts>> {
  const newest = await readNewest(payload, config, ids, req)
  const drafts = newest.filter(({ _status }) => _status === 'draft').map(({ id }) => id)
  const rows = drafts.length === 0 ? [] : await readRows(payload, config, drafts, req)
  const published = new Map(rows.filter(({ _status }) => _status === 'published').map((row) => [row.id, row]))
  const toTexts = (row: Row | undefined) => (row ? textsOf(config.flattenedFields, row) : NO_TEXTS)
  return new Map(
    newest.map((row) => [
      row.id,
      { texts: toTexts(row), published: row._status === 'draft' ? toTexts(published.get(row.id)) : null },
    ]),
  )
}

async function readNewest(
  payload: Payload,
  config: SanitizedCollectionConfig,
  ids: readonly number[],
  req: Request,
): Promise<Row[]> {
  if (!config.versions?.drafts) return readRows(payload, config, ids, req)
  const { docs } = await payload.db.queryDrafts<Row>({
    collection: config.slug as CollectionSlug,
    where: { parent: { in: [...ids] } },
    limit: 0,
    pagination: false,
    locale: 'all',
    select: { parent: true, version: selected(config) },
    req,
  })
  return docs
}

async function readRows(
  payload: Payload,
  config: SanitizedCollectionConfig,
  ids: readonly number[],
  req: Request,
): Promise<Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection: config.slug as CollectionSlug,
    where: { id: { in: [...ids] } },
    limit: 0,
    pagination: false,
    locale: 'all',
    select: selected(config),
    req,
  })
  return docs
}

const selected = ({ flattenedFields, versions }: SanitizedCollectionConfig) =>
  Object.fromEntries(
    [...textFieldsOf(flattenedFields), ...(versions?.drafts ? ['_status'] : [])].map((name) => [name, true as const]),
  )
