import type { PoolConfig } from 'pg'
import type { Environment } from '../environment.ts'

/** A transaction in which nothing happens for longer was forgotten, and keeps others waiting: it is rolled back, as on SQLite. */
const MAX_IDLE_TRANSACTION_MS = 5 * 60_000
/** How long a request waits for a connection, where all are in use or the server does not answer. */
const MAX_CONNECT_MS = 30_000

export type PoolSettings = Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_STATEMENT_SECONDS'>

/** How Postgres is connected to. */
export function toPoolOptions(settings: PoolSettings): PoolConfig {
  const { DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_STATEMENT_SECONDS } = settings
  return {
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_SIZE,
    connectionTimeoutMillis: MAX_CONNECT_MS,
    // A server that went away without a word is noticed while nothing is asked, too.
    keepAlive: true,
    idle_in_transaction_session_timeout: MAX_IDLE_TRANSACTION_MS,
    ...(DATABASE_STATEMENT_SECONDS > 0 && { statement_timeout: Math.ceil(DATABASE_STATEMENT_SECONDS * 1000) }),
  }
}
