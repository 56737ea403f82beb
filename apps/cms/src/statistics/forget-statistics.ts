import { sql } from '@payloadcms/db-sqlite'
import type { StatisticCount, StatisticDimension } from '@vitrine/contract/statistics-api'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import type { Ongoing } from '../platform/ongoing.ts'
import { startHourly } from '../platform/start-hourly.ts'
import { addDays, DAY_MS, toDayKey } from './days.ts'
import { addCounts } from './record-batch.ts'

/** Of each dimension and day; the rest is kept as one sum. */
export const MAX_VALUES_A_DAY = 200
/** 25 months: a year can be compared with the one before. */
export const MONTHS_KEPT = 25
/** Longer than a site keeps a batch that it could not hand over. */
const BATCHES_KEPT_DAYS = 62
/** Days that may still get counts. */
const OPEN_DAYS = 62

/** Bounds what is kept of visits, at the start and then every hour. */
export function startForgettingStatistics(payload: Payload, ongoing: Ongoing): void {
  const job = { job: 'forget-statistics', failure: 'old statistics could not be deleted' }
  startHourly(payload, job, ongoing, () => forgetStatistics(payload))
}

/** Adds up what is rare, and deletes what is old. */
export async function forgetStatistics(payload: Payload, now = Date.now()): Promise<void> {
  const database = await databaseOf(payload)
  const today = toDayKey(now)
  const tooMany = rowsOf(
    await database.execute(sql`
      SELECT dimension, day FROM statistic_counts WHERE day >= ${addDays(today, -OPEN_DAYS)}
      GROUP BY dimension, day HAVING count(*) > ${MAX_VALUES_A_DAY + 1}`),
  )
  for (const { dimension, day } of tooMany) await addUpRest(payload, dimension as StatisticDimension, String(day))
  await database.execute(sql`DELETE FROM statistic_counts WHERE day < ${monthsBefore(now, MONTHS_KEPT)}`)
  await database.execute(sql`
    DELETE FROM statistic_batches WHERE received_at < ${new Date(now - BATCHES_KEPT_DAYS * DAY_MS).toISOString()}`)
}

function monthsBefore(now: number, months: number): string {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  return toDayKey(day.getTime())
}

async function addUpRest(payload: Payload, dimension: StatisticDimension, day: string) {
  const database = await databaseOf(payload)
  await database.transaction(async (connection) => {
    const rest = rowsOf(
      await connection.execute(sql`
        DELETE FROM statistic_counts WHERE id IN (
          SELECT id FROM statistic_counts WHERE dimension = ${dimension} AND day = ${day} AND value <> ''
          ORDER BY count DESC, value LIMIT 1000000 OFFSET ${MAX_VALUES_A_DAY})
        RETURNING count`),
    )
    const count = rest.reduce((sum, it) => sum + Number(it.count), 0)
    const sum: StatisticCount = { dimension, day, value: '', count }
    if (count > 0) await connection.execute(addCounts([sum]))
  })
}
