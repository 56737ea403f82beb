import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from './database-of.ts'

/** How long a lease stays with a process that has died. */
const LEASE_MS = 15_000

/** The right to do something for all processes on one database, for a time. */
export type Lease = {
  ms: number
  /** Takes it, or keeps it for as long again. @returns false where another process has it */
  take(): Promise<boolean>
  /** Gives it back, if this process has it. */
  release(): Promise<void>
}

/**
 * A lease in Postgres. Only the database's clock counts, whatever the processes take the time to be. On SQLite the only process has it for ever.
 * @param ms shorter in tests
 */
export function openLease(payload: Payload, name: string, ms = LEASE_MS): Lease {
  if (payload.db.name === 'sqlite') return { ms: Infinity, take: async () => true, release: async () => undefined }
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`
  const run = async (statement: ReturnType<typeof sql>) => rowsOf(await (await databaseOf(payload)).execute(statement))
  return {
    ms,
    async take() {
      const rows = await run(sql`
        INSERT INTO leases (name, holder, expires_at)
        VALUES (${name}, ${holder}, clock_timestamp() + ${ms} * interval '1 millisecond')
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
        WHERE leases.holder = excluded.holder OR leases.expires_at < clock_timestamp()
        RETURNING name`)
      return rows.length > 0
    },
    async release() {
      await run(sql`DELETE FROM leases WHERE name = ${name} AND holder = ${holder}`)
    },
  }
}
