import { sql } from '@payloadcms/db-sqlite'
import type { StatisticCount, StatisticsBatch } from '@vitrine/contract/statistics-api'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { addDays, toDayKey } from './days.ts'

/** As long as a site may have waited for the back office. */
const MAX_AGE_DAYS = 62
const ROWS_A_STATEMENT = 100

/**
 * Adds what a site has counted, once, however often it sends the batch. What a wrong clock has made, before two months ago or after tomorrow, is left out.
 * @returns whether it is new
 */
export async function recordBatch(payload: Payload, batch: StatisticsBatch, now = Date.now()): Promise<boolean> {
  const [oldest, newest] = [addDays(toDayKey(now), -MAX_AGE_DAYS), addDays(toDayKey(now), 1)]
  // Always in the same order: two batches that are added at the same time then wait for each other, and none for ever.
  const counts = merge(batch.counts.filter(({ day }) => day >= oldest && day <= newest)).toSorted(byKey)
  const database = await databaseOf(payload)
  return database.transaction(async (connection) => {
    const added = await connection.execute(sql`
      INSERT INTO statistic_batches (batch, received_at) VALUES (${batch.id}, ${new Date(now).toISOString()})
      ON CONFLICT (batch) DO NOTHING RETURNING batch`)
    if (rowsOf(added).length === 0) return false
    for (let at = 0; at < counts.length; at += ROWS_A_STATEMENT)
      await connection.execute(addCounts(counts.slice(at, at + ROWS_A_STATEMENT)))
    return true
  })
}

/** A statement of Postgres may change a row once. */
function merge(counts: readonly StatisticCount[]): StatisticCount[] {
  const merged = new Map<string, StatisticCount>()
  for (const it of counts) {
    const key = keyOf(it)
    merged.set(key, { ...it, count: it.count + (merged.get(key)?.count ?? 0) })
  }
  return [...merged.values()]
}

const keyOf = ({ dimension, day, value }: StatisticCount) => `${dimension} ${day} ${value}`
const byKey = (a: StatisticCount, b: StatisticCount) => (keyOf(a) < keyOf(b) ? -1 : 1)

/** The statement that adds counts to those that are there. */
export function addCounts(counts: readonly StatisticCount[]) {
  const values = counts.map(({ dimension, day, value, count }) => sql`(${dimension}, ${day}, ${value}, ${count})`)
  return sql`
    INSERT INTO statistic_counts (dimension, day, value, count) VALUES ${sql.join(values, sql`, `)}
    ON CONFLICT (dimension, day, value) DO UPDATE SET count = statistic_counts.count + excluded.count`
}
