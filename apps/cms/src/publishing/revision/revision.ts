import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'

/** The row that counts every change; the others count the changes of one collection or global. */
export const GLOBAL_SCOPE = 'all'

export type Revisions = ReadonlyMap<string, number>

/**
 * Counts a change of published content. One statement, so that two changes at once are two; in the transaction of the change where
 * the database has one.
 */
export async function incrementRevision(payload: Payload, scope: string, req?: PayloadRequest): Promise<void> {
  const database = await databaseOf(payload, req)
  await database.execute(sql`UPDATE revisions SET number = number + 1 WHERE scope IN (${scope}, ${GLOBAL_SCOPE})`)
}

/** Adds missing rows and counts one change of everything, in case a process died between a change and its count. */
export async function incrementAllRevisions(payload: Payload, scopes: readonly string[]): Promise<void> {
  const database = await databaseOf(payload)
  for (const scope of [GLOBAL_SCOPE, ...scopes]) {
    await database.execute(
      sql`INSERT INTO revisions (scope, number) VALUES (${scope}, 0) ON CONFLICT (scope) DO NOTHING`,
    )
  }
  await database.execute(sql`UPDATE revisions SET number = number + 1`)
}

export async function readRevisions(payload: Payload): Promise<Revisions> {
  const database = await databaseOf(payload)
  const rows = rowsOf(await database.execute(sql`SELECT scope, number FROM revisions`))
  return new Map(rows.map((row) => [String(row.scope), Number(row.number)]))
}
