import { join } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Environment } from './environment.ts'

/** How long a statement waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5_000

/** SQLite beside the data unless DATABASE_URL names a Postgres. The schema comes from migrations alone, never from `push`. */
export function databaseAdapter({ DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>, migrationsOf: (name: string) => string) {
  if (DATABASE_URL?.startsWith('postgres')) {
    return postgresAdapter({ pool: { connectionString: DATABASE_URL }, push: false, migrationDir: migrationsOf('postgres') })
  }
  return sqliteAdapter({
    client: { url: DATABASE_URL ?? `file:${join(DATA_DIR, 'vitrine.db')}` },
    wal: { synchronous: 'NORMAL' },
    busyTimeout: BUSY_TIMEOUT_MS,
    push: false,
    // No transactionOptions: libsql 0.14 opens another connection, without the busy timeout, beside each open transaction, and its
    // calls block the event loop, so that two people who save at once wait for each other until one of them fails.
    migrationDir: migrationsOf('sqlite'),
  })
}
