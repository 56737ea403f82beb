import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../platform/database/database-of.ts'

/** Of Postgres: any number that nothing else locks. */
const LOCK = 7_214_553

/** Two imports are applied one after the other. A write also begins the transaction in SQLite, where then nobody else writes. */
export async function lockImports(req: PayloadRequest, id: number): Promise<void> {
  const database = await databaseOf(req.payload, req)
  if (req.payload.db.name !== 'sqlite') await database.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
  await database.execute(sql`UPDATE imports SET done = 0 WHERE id = ${id}`)
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
  const result = await database.execute(sql`
    UPDATE imports SET state = ${to}, seen_at = ${now}, done = 0
    WHERE id = ${id} AND (state = ${from} OR (state = ${to} AND seen_at < ${deadBefore}))
    RETURNING id`)
  return typeof result === 'object' && result !== null && 'rows' in result && (result.rows as unknown[]).length > 0
}
