import type { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'

type SQL = ReturnType<typeof sql>

/** What runs statements. */
export type Executor = { execute: (statement: string | SQL) => Promise<unknown> }

/** A connection of Payload's database adapter. */
export type Database = Executor & {
  /** Runs statements one after the other on one connection; all of them count, or none. */
  transaction: <Result>(work: (connection: Executor) => Promise<Result>) => Promise<Result>
}

type Connection = { transaction: <Result>(work: (own: unknown) => Promise<Result>) => Promise<Result> }

/** The part of both SQL adapters that raw statements need. Payload types its adapter for no database in particular. */
type SqlAdapter = {
  drizzle: unknown
  sessions?: Record<string, { db: unknown } | undefined>
  execute: (args: { drizzle: unknown } & ({ sql: unknown } | { raw: string })) => Promise<unknown>
}

/** The connection for raw statements: the request's transaction where it has one. */
export async function databaseOf(payload: Payload, req?: Partial<PayloadRequest>): Promise<Database> {
  const adapter = payload.db as unknown as SqlAdapter
  const transaction = await req?.transactionID
  const connection =
    (transaction === undefined ? undefined : adapter.sessions?.[String(transaction)]?.db) ?? adapter.drizzle
  const executorOf = (drizzle: unknown): Executor => ({
    execute: (statement) =>
      adapter.execute({ drizzle, ...(typeof statement === 'string' ? { raw: statement } : { sql: statement }) }),
  })
  return {
    ...executorOf(connection),
    transaction: (work) => (connection as Connection).transaction((own) => work(executorOf(own))),
  }
}

export function rowsOf(result: unknown): Record<string, unknown>[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
}
