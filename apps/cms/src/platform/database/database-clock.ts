import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/**
 * The time by the clock of the database, in the form in which columns of dates have it. What one process writes and another one compares is by this clock:
 * those of two machines differ, and any of them may be set.
 * @param afterMs how long after now
 */
export function databaseTime(payload: Payload, afterMs = 0) {
  return payload.db.name === 'sqlite'
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${afterMs / 1000} seconds`})`
    : sql`clock_timestamp() + ${afterMs} * interval '1 millisecond'`
}
