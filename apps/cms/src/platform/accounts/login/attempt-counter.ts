import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../database/database-of.ts'
import type { Ongoing } from '../../ongoing.ts'
import { startHourly } from '../../start-hourly.ts'
import { countAttempts, type Limit } from './count-attempts.ts'

export type AttemptCounter = {
  /** Counts an attempt where there is room for it. @returns 0, or how long nothing more is taken */
  take(key: string): number | Promise<number>
  takeBack(key: string): void | Promise<void>
  forget(key: string): void | Promise<void>
}

const inMemory = new WeakMap<Payload, Map<string, AttemptCounter>>()

/**
 * The counter of a name: in Postgres for all processes on it, else in the memory of this one, which is then the only one.
 * @param limit the same for each name
 */
export function attemptCounter(payload: Payload, name: string, limit: Limit): AttemptCounter {
  if (payload.db.name !== 'sqlite') return countInDatabase(payload, name, limit)
  const counters = inMemory.get(payload) ?? new Map<string, AttemptCounter>()
  inMemory.set(payload, counters)
  const counter = counters.get(name) ?? countAttempts(limit)
  counters.set(name, counter)
  return counter
}

/** Each change is one statement, so that attempts at the same time do not all find the same room. */
function countInDatabase(payload: Payload, name: string, { max, windowMs }: Limit): AttemptCounter {
  const run = async (statement: ReturnType<typeof sql>) => rowsOf(await (await databaseOf(payload)).execute(statement))
  // Keys have addresses of people in them.
  const hash = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url')
  const window = sql`clock_timestamp() + ${windowMs} * interval '1 millisecond'`
  return {
    async take(key) {
      const taken = await run(sql`
        INSERT INTO attempt_counts AS counted (key, attempts, ends_at) VALUES (${hash(key)}, 1, ${window})
        ON CONFLICT (key) DO UPDATE SET
          attempts = CASE WHEN counted.ends_at <= clock_timestamp() THEN 1 ELSE counted.attempts + 1 END,
          ends_at = CASE WHEN counted.ends_at <= clock_timestamp() THEN ${window} ELSE counted.ends_at END
        WHERE counted.ends_at <= clock_timestamp() OR counted.attempts < ${max}
        RETURNING attempts`)
      if (taken.length > 0) return 0
      const [row] = await run(sql`
        SELECT ceil(extract(epoch FROM ends_at - clock_timestamp()) * 1000)::int AS wait FROM attempt_counts
        WHERE key = ${hash(key)}`)
      return Math.max(1, Number(row?.wait ?? 1))
    },
    async takeBack(key) {
      await run(sql`UPDATE attempt_counts SET attempts = attempts - 1 WHERE key = ${hash(key)} AND attempts > 0`)
    },
    async forget(key) {
      await run(sql`DELETE FROM attempt_counts WHERE key = ${hash(key)}`)
    },
  }
}

/** Removes from Postgres the counts whose window is over; checks at the start and then every hour. */
export function startForgettingAttempts(payload: Payload, ongoing: Ongoing): void {
  if (payload.db.name === 'sqlite') return
  startHourly(
    payload,
    { job: 'forget-attempts', failure: 'old counts of attempts could not be removed' },
    ongoing,
    async () => {
      await (await databaseOf(payload)).execute('DELETE FROM attempt_counts WHERE ends_at < clock_timestamp()')
    },
  )
}
