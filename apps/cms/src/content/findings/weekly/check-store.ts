import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import type { Finding, FindingKind } from '../finding.ts'

export type FoundRow = Finding & { document: number; collection: string; title: string; language: string }
export type Check = { run: string; checkedAt: string; isCut: boolean }

/** A check that was begun so long ago and has no end was broken off with its process. */
const GIVEN_UP_AFTER_MS = 2 * 60 * 60_000

async function run(payload: Payload, statement: ReturnType<typeof sql>) {
  return rowsOf(await (await databaseOf(payload)).execute(statement))
}

const givenUpBefore = (now: string) => new Date(Date.parse(now) - GIVEN_UP_AFTER_MS).toISOString()

/** Whether a check is being made, in this process or another one. @param now ISO date */
export async function isCheckRunning(payload: Payload, now = new Date().toISOString()): Promise<boolean> {
  const rows = await run(
    payload,
    sql`SELECT id FROM content_checks WHERE checked_at IS NULL AND started_at >= ${givenUpBefore(now)} LIMIT 1`,
  )
  return rows.length > 0
}

/** Begins a check; false where it was made, or another process makes it. @param now ISO date */
export async function beginCheck(payload: Payload, name: string, now: string): Promise<boolean> {
  const begun = await run(
    payload,
    sql`INSERT INTO content_checks (run, started_at) VALUES (${name}, ${now})
      ON CONFLICT (run) DO UPDATE SET started_at = excluded.started_at
      WHERE content_checks.checked_at IS NULL AND content_checks.started_at < ${givenUpBefore(now)}
      RETURNING id`,
  )
  return begun.length > 0
}

/**
 * Ends a check: from now on its findings are the list, and those of the ones before are gone. What another check has found that goes on
 * meanwhile stays.
 */
export async function endCheck(payload: Payload, name: string, isCut: boolean, now: string): Promise<void> {
  await run(payload, sql`UPDATE content_checks SET checked_at = ${now}, is_cut = ${isCut} WHERE run = ${name}`)
  await run(
    payload,
    sql`DELETE FROM content_checks
      WHERE run <> ${name} AND (checked_at IS NOT NULL OR started_at < ${givenUpBefore(now)})`,
  )
  await run(payload, sql`DELETE FROM content_findings WHERE run NOT IN (SELECT run FROM content_checks)`)
}

/** Takes the right to send the mail of a check: one process gets it, once. */
export async function claimMail(payload: Payload, name: string, now: string): Promise<boolean> {
  const rows = await run(
    payload,
    sql`UPDATE content_checks SET mailed_at = ${now} WHERE run = ${name} AND mailed_at IS NULL RETURNING id`,
  )
  return rows.length > 0
}

/** The last check that came to its end. */
export async function readLastCheck(payload: Payload): Promise<Check | null> {
  const [row] = await run(
    payload,
    sql`SELECT run, checked_at, is_cut FROM content_checks WHERE checked_at IS NOT NULL ORDER BY checked_at DESC LIMIT 1`,
  )
  if (!row) return null
  const checkedAt = new Date(row.checked_at as string | Date).toISOString()
  return { run: String(row.run), checkedAt, isCut: Boolean(row.is_cut) }
}

export async function addFindings(payload: Payload, name: string, rows: readonly FoundRow[]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(
    (it) => sql`(${name}, ${it.collection}, ${it.document}, ${it.title}, ${it.language}, ${it.kind}, ${it.field},
      ${it.detail}, ${it.length ?? null}, ${it.picture ?? null})`,
  )
  await run(
    payload,
    sql`INSERT INTO content_findings
      (run, kind, document, title, language, finding, field, detail, length, picture) VALUES ${sql.join(values, sql`, `)}`,
  )
}

/** What an attempt that was broken off has found is found again. */
export async function dropFindings(payload: Payload, name: string): Promise<void> {
  await run(payload, sql`DELETE FROM content_findings WHERE run = ${name}`)
}

/** A check that was broken off and is not to be made again. */
export async function dropCheck(payload: Payload, name: string): Promise<void> {
  await dropFindings(payload, name)
  await run(payload, sql`DELETE FROM content_checks WHERE run = ${name} AND checked_at IS NULL`)
}

export async function countFindings(payload: Payload, name: string): Promise<Partial<Record<FindingKind, number>>> {
  const rows = await run(
    payload,
    sql`SELECT finding, COUNT(*) AS number FROM content_findings WHERE run = ${name} GROUP BY finding`,
  )
  return Object.fromEntries(rows.map((row) => [String(row.finding), Number(row.number)]))
}

/** @param kind of one kind alone */
export async function listFindings(
  payload: Payload,
  name: string,
  kind: FindingKind | null,
  page: { limit: number; offset: number },
): Promise<FoundRow[]> {
  const rows = await run(
    payload,
    sql`SELECT kind, document, title, language, finding, field, detail, length AS width, picture FROM content_findings
      WHERE run = ${name} AND ${kind === null ? sql`1 = 1` : sql`finding = ${kind}`}
      ORDER BY id LIMIT ${page.limit} OFFSET ${page.offset}`,
  )
  return rows.map((row) => ({
    kind: row.finding as FindingKind,
    collection: String(row.kind),
    document: Number(row.document),
    title: String(row.title ?? ''),
    language: String(row.language),
    field: String(row.field),
    detail: String(row.detail ?? ''),
    // A row of SQLite's client has a length of its own.
    ...(row.width === null ? {} : { length: Number(row.width) }),
    ...(row.picture === null ? {} : { picture: Number(row.picture) }),
  }))
}
