import { sql } from '@payloadcms/db-sqlite'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { pauseAsLongAsSince } from '../../platform/pause-as-long-as-since.ts'
import { refreshStates } from './refresh-states.ts'
import { stateColumnOf, translatedKinds } from './state-column.ts'

const DOCUMENTS_A_BATCH = 50

/**
 * Finds out the states of documents that have none yet, a batch in a transaction: after the migration that made the column, after rules have
 * changed, and after what was written without hooks. If it is broken off, the next run goes on where it was.
 * @param isOver asked before each batch @param limit so many documents at most
 * @returns of how many
 */
export async function fillStates(payload: Payload, isOver: () => boolean, limit = Infinity): Promise<number> {
  let documents = 0
  for (const config of translatedKinds(payload)) {
    let last = 0
    while (documents < limit && !isOver()) {
      const started = performance.now()
      const ids = await findUnknown(payload, config, last)
      if (ids.length === 0) break
      await inTransaction(payload, (req) => refreshStates(payload, config, ids, req))
      last = ids.at(-1) ?? last
      documents += ids.length
      await pauseAsLongAsSince(started)
    }
  }
  return documents
}

/** The first documents with higher ids whose states nobody has found out. */
async function findUnknown(payload: Payload, config: SanitizedCollectionConfig, after: number): Promise<number[]> {
  const { execute } = await databaseOf(payload)
  const { newest, isNewest } = stateColumnOf(config)
  const rows = rowsOf(
    await execute(sql`SELECT ${newest.id} AS id FROM ${newest.table}
      WHERE ${isNewest} AND ${newest.column} IS NULL AND ${newest.id} > ${after}
      ORDER BY ${newest.id} LIMIT ${DOCUMENTS_A_BATCH}`),
  )
  return rows.map(({ id }) => Number(id))
}

/** Has the states of a kind found out again. */
export async function forgetStates(payload: Payload, config: SanitizedCollectionConfig, req: object): Promise<void> {
  const { execute } = await databaseOf(payload, req as never)
  const { newest, isNewest } = stateColumnOf(config)
  await execute(sql`UPDATE ${newest.table} SET ${newest.column} = NULL WHERE ${isNewest}`)
}
