import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'

/** The row that counts the changes. */
export const GLOBAL_SCOPE = 'all'

/** How many changes the journal reaches back. */
const CHANGES_KEPT = 10_000

/** More changed tags than this are told as "anything may have changed". */
const MAX_CHANGED_TAGS = 2000

/**
 * Counts a change of published content and notes in the journal what it has changed; in the transaction of the change where the
 * database has one. The row of the count is locked until then, so that changes come into the journal in the order of their numbers.
 * @param tags see change-tags.ts; at least one
 */
export async function recordChange(payload: Payload, tags: readonly string[], req?: PayloadRequest): Promise<void> {
  const database = await databaseOf(payload, req)
  const [row] = rowsOf(
    await database.execute(
      sql`UPDATE revisions SET number = number + 1 WHERE scope = ${GLOBAL_SCOPE} RETURNING number`,
    ),
  )
  // Nothing is counted before the first start has prepared the database.
  if (!row) return
  const revision = Number(row.number)
  const values = [...new Set(tags)].map((tag) => sql`(${revision}, ${tag})`)
  await database.execute(sql`INSERT INTO content_changes (revision, tag) VALUES ${sql.join(values, sql`, `)}`)
  await database.execute(sql`DELETE FROM content_changes WHERE revision <= ${revision - CHANGES_KEPT}`)
}

/** Counts a change of everything, in case a process died between a change and its count: the journal begins anew. */
export async function recordStart(payload: Payload): Promise<void> {
  const database = await databaseOf(payload)
  await database.execute(
    sql`INSERT INTO revisions (scope, number) VALUES (${GLOBAL_SCOPE}, 0) ON CONFLICT (scope) DO NOTHING`,
  )
  await database.execute(sql`UPDATE revisions SET number = number + 1 WHERE scope = ${GLOBAL_SCOPE}`)
  await database.execute(sql`DELETE FROM content_changes`)
}

/** How often the published content has changed; null in a database that was never prepared. */
export async function readRevision(payload: Payload): Promise<number | null> {
  const database = await databaseOf(payload)
  const [row] = rowsOf(await database.execute(sql`SELECT number FROM revisions WHERE scope = ${GLOBAL_SCOPE}`))
  return row ? Number(row.number) : null
}

/** The tags of what has changed after a revision; null where the journal does not reach back, or names too much. */
export async function readChangedTags(payload: Payload, since: number): Promise<string[] | null> {
  const current = await readRevision(payload)
  if (current === null || since > current) return null
  if (since === current) return []
  const database = await databaseOf(payload)
  const rows = rowsOf(
    await database.execute(sql`
      SELECT tag, MIN(revision) AS revision FROM content_changes WHERE revision > ${since}
      GROUP BY tag ORDER BY 2 LIMIT ${MAX_CHANGED_TAGS + 1}`),
  )
  const reachesBack = rows.length > 0 && Number(rows[0]?.revision) === since + 1
  return reachesBack && rows.length <= MAX_CHANGED_TAGS ? rows.map(({ tag }) => String(tag)) : null
}
