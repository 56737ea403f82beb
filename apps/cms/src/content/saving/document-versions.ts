import { sql } from '@payloadcms/db-sqlite'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { valuesOf } from '../../platform/database/values-of.ts'
import type { FullDocument } from './save-in-all-languages.ts'

type Config = Pick<SanitizedCollectionConfig, 'slug'>

const versionsTable = ({ slug }: Config) => sql.identifier(`_${slug.replaceAll('-', '_')}_v`)

/** The ids of the newest versions of documents with drafts. */
export async function readNewestVersions(
  req: PayloadRequest,
  config: Config,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const database = await databaseOf(req.payload, req)
  const rows = rowsOf(
    await database.execute(
      sql`SELECT id, parent_id FROM ${versionsTable(config)} WHERE latest = TRUE AND parent_id IN (${valuesOf(ids)})`,
    ),
  )
  return new Map(rows.map(({ id, parent_id }) => [Number(parent_id), Number(id)]))
}

/** Takes versions away, and those before are the newest again. */
export async function putBackVersions(
  req: PayloadRequest,
  config: Config,
  { made, before }: { made: readonly number[]; before: readonly number[] },
): Promise<void> {
  if (before.length === 0) return
  const collection = config.slug as CollectionSlug
  await req.payload.db.deleteVersions({ collection, where: { id: { in: [...made] } }, req })
  const database = await databaseOf(req.payload, req)
  await database.execute(sql`UPDATE ${versionsTable(config)} SET latest = TRUE WHERE id IN (${valuesOf(before)})`)
}

/** The newest versions of documents with all their fields; none of those in the trash. @param ids some dozens: each has a page of text for every language */
export async function readFullDocuments(
  req: Partial<PayloadRequest> & Pick<PayloadRequest, 'payload'>,
  config: Config & Pick<SanitizedCollectionConfig, 'trash'>,
  ids: readonly number[],
): Promise<Map<number, FullDocument>> {
  if (ids.length === 0) return new Map()
  const outsideTrash = config.trash ? [{ 'version.deletedAt': { exists: false } }] : []
  const { docs } = await req.payload.db.queryDrafts<FullDocument>({
    collection: config.slug as CollectionSlug,
    locale: 'all',
    pagination: false,
    limit: 0,
    where: { and: [{ parent: { in: [...ids] } }, ...outsideTrash] },
    req,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}
