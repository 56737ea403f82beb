import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'

/** The row of `revisions` that has, as a time in ms since 1970, until when search engines have been told. */
const SCOPE = 'index-now'

/** Until when search engines have been told of changes, in ms since 1970; null where they never were. */
export async function readToldUntil(payload: Payload): Promise<number | null> {
  const database = await databaseOf(payload)
  const [row] = rowsOf(await database.execute(sql`SELECT number FROM revisions WHERE scope = ${SCOPE}`))
  return row ? Number(row.number) : null
}

/** @param untilMs in ms since 1970 */
export async function keepToldUntil(payload: Payload, untilMs: number): Promise<void> {
  const database = await databaseOf(payload)
  await database.execute(
    sql`INSERT INTO revisions (scope, number) VALUES (${SCOPE}, ${untilMs})
      ON CONFLICT (scope) DO UPDATE SET number = excluded.number`,
  )
}
