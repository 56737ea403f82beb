import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'

/** Of Postgres: any number that nothing else locks. */
const LOCK = 7_214_553

/**
 * Two imports are applied one after the other. In SQLite a write begins the transaction, during which nobody else writes; in Postgres the row of the import
 * is left alone, for the program says there while it works how far it is, and that it is alive.
 */
export async function lockImports(req: PayloadRequest, id: number): Promise<void> {
  const database = await databaseOf(req.payload, req)
  await database.execute(
    req.payload.db.name === 'sqlite'
      ? sql`UPDATE imports SET done = 0 WHERE id = ${id}`
      : sql`SELECT pg_advisory_xact_lock(${LOCK})`,
  )
}

/**
 * Begins to do something to an import, once, however often the button was pressed. What a process that has died had begun can be begun
 * again.
 * @param deadBefore who was not seen since then is taken for dead
 */
export async function claimImport(
  req: PayloadRequest,
  id: number,
  { from, to, deadBefore }: { from: string; to: string; deadBefore: string },
): Promise<boolean> {
  const database = await databaseOf(req.payload)
  const now = new Date().toISOString()
  const claimed = await database.execute(sql`
    UPDATE imports SET state = ${to}, seen_at = ${now}, done = 0
    WHERE id = ${id} AND (state = ${from} OR (state = ${to} AND seen_at < ${deadBefore}))
    RETURNING id`)
  return rowsOf(claimed).length > 0
}
