import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import type { Group, ReportQuery, ReportRow } from './groups.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** More lines nobody reads; the largest are shown. */
const MAX_ROWS = 500

/**
 * Counts the enquiries of a time that are no spam, by the database: nothing is loaded but the lines. An enquiry for several products counts
 * for each. Weeks come in their order, all else with the largest first.
 */
export async function readReport(payload: Payload, { by, from, until }: ReportQuery): Promise<ReportRow[]> {
  const dialect = payload.db.name === 'sqlite' ? sqlite : postgres
  // With the time zone: Postgres takes a day alone for one of its own.
  const [since, before] = [Date.parse(from), Date.parse(until) + DAY_MS].map((at) => new Date(at).toISOString())
  const key = by === 'week' ? dialect.week : keys[by]
  const joined = by === 'product' || by === 'category' ? joinTexts(by) : sql``
  // Of more weeks than are shown, the last ones.
  const order = by === 'week' ? sql`key DESC` : sql`enquiries DESC, key`
  const statement = sql`
    WITH counted AS MATERIALIZED (
      SELECT ${key} AS key, outcome, first_answered_at, closed_at,
        ${dialect.hours(sql`first_answered_at`)} AS to_answer, ${dialect.hours(sql`closed_at`)} AS to_close
      FROM enquiries ${joined}
      WHERE created_at >= ${since} AND created_at < ${before} AND state <> 'spam'),
    totals AS (
      SELECT key, count(*) AS enquiries, count(first_answered_at) AS answered,
        count(CASE WHEN outcome = 'won' THEN 1 END) AS won, count(CASE WHEN outcome = 'lost' THEN 1 END) AS lost
      FROM counted GROUP BY key),
    answers AS (${medianOf(sql`to_answer`)}),
    closings AS (${medianOf(sql`to_close`)})
    SELECT totals.*, answers.median AS to_answer, closings.median AS to_close FROM totals
    LEFT JOIN answers ON answers.key = coalesce(totals.key, '') LEFT JOIN closings ON closings.key = coalesce(totals.key, '')
    ORDER BY ${order} LIMIT ${MAX_ROWS}`
  const rows = rowsOf(await (await databaseOf(payload)).execute(statement)).map(toRow)
  return by === 'week' ? rows.toReversed() : rows
}

type SQL = ReturnType<typeof sql>

const keys: Record<Exclude<Group, 'week'>, SQL> = {
  country: sql`CAST(country_code AS text)`,
  source: sql`source`,
  person: sql`CAST(assignee_id AS text)`,
  offer: sql`CAST(offer_state AS text)`,
  kind: sql`CAST(kind AS text)`,
  product: sql`texts.text`,
  category: sql`texts.text`,
}

const joinTexts = (by: 'product' | 'category') =>
  sql`LEFT JOIN enquiries_texts texts ON texts.parent_id = enquiries.id AND texts.path = ${`${by}Slugs`}`

/** Of each key the middle value, or the mean of both. */
const medianOf = (value: SQL) => sql`
  SELECT key, avg(hours) AS median FROM (
    SELECT coalesce(key, '') AS key, ${value} AS hours,
      row_number() OVER (PARTITION BY key ORDER BY ${value}) AS place, count(*) OVER (PARTITION BY key) AS places
    FROM counted WHERE ${value} IS NOT NULL) ordered
  WHERE place IN ((places + 1) / 2, (places + 2) / 2) GROUP BY key`

/** Weeks begin on Monday (ISO 8601). */
const sqlite = {
  week: sql`date(created_at, 'weekday 0', '-6 days')`,
  hours: (end: SQL) => sql`(julianday(${end}) - julianday(created_at)) * 24`,
}
const postgres = {
  week: sql`to_char(date_trunc('week', created_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`,
  hours: (end: SQL) => sql`extract(epoch FROM ${end} - created_at) / 3600`,
}

function toRow(row: Record<string, unknown>): ReportRow {
  // SQLite's days are fractions that are a little off.
  const hours = (value: unknown) => (value === null ? null : Math.round(Number(value) * 1000) / 1000)
  return {
    key: row.key === null ? null : String(row.key),
    enquiries: Number(row.enquiries),
    answered: Number(row.answered),
    won: Number(row.won),
    lost: Number(row.lost),
    hoursToAnswer: hours(row.to_answer),
    hoursToClose: hours(row.to_close),
  }
}
