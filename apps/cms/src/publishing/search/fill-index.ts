import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { IDS_A_DOCUMENT, searchedCollections, type SearchedCollection, toEntryId } from './entry-ids.ts'
import { indexDocuments } from './index-documents.ts'
import { openSearchStore } from './open-search-store.ts'

const DOCUMENTS_A_BATCH = 100

/**
 * Adds the published documents that the index lacks, a batch in a transaction: after the migration that made it, and after what was written
 * without hooks. If it is broken off, the next run goes on where it was.
 * @param onBatch is told how many documents were added so far
 * @returns how many were added
 */
export async function fillSearchIndex(payload: Payload, onBatch: (documents: number) => void): Promise<number> {
  let documents = 0
  for (const collection of searchedCollections) {
    let ids: number[]
    let last = 0
    while ((ids = await findMissing(payload, collection, last)).length > 0) {
      const some = ids
      await inTransaction(payload, (req) => indexDocuments(payload, collection, some, req))
      last = some.at(-1) ?? last
      documents += some.length
      onBatch(documents)
    }
  }
  if (documents > 0) await (await openSearchStore(payload)).tidyUp()
  return documents
}

/** The first published documents with higher ids that the index lacks. */
async function findMissing(payload: Payload, collection: SearchedCollection, after: number): Promise<number[]> {
  const { execute } = await databaseOf(payload)
  const table = sql.raw(collection)
  const commonEntry = sql`${table}.id * ${sql.raw(String(IDS_A_DOCUMENT))} + ${sql.raw(String(toEntryId(collection, 0, null)))}`
  const found = await execute(sql`SELECT ${table}.id AS id FROM ${table}
    WHERE ${table}.id > ${after} AND ${table}._status = 'published' AND ${table}.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM search_entries WHERE search_entries.id = ${commonEntry})
    ORDER BY ${table}.id LIMIT ${DOCUMENTS_A_BATCH}`)
  return rowsOf(found).map(({ id }) => Number(id))
}
