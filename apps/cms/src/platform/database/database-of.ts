import type { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'

type SQL = ReturnType<typeof sql>

/** A connection of Payload's database adapter. */
export type Database = { execute: (statement: string | SQL) => Promise<unknown> }

/** The part of both SQL adapters that raw statements need. Payload types its adapter for no database in particular. */
type SqlAdapter = {
  drizzle: unknown
  sessions?: Record<string, { db: unknown } | undefined>
  execute: (args: { drizzle: unknown } & ({ sql: unknown } | { raw: string })) => Promise<unknown>
}

/** The connection for raw statements: the request's transaction where it has one. */
export async function databaseOf(payload: Payload, req?: PayloadRequest): Promise<Database> {
  const adapter = payload.db as unknown as SqlAdapter
  const transaction = await req?.transactionID
  const connection =
    (transaction === undefined ? undefined : adapter.sessions?.[String(transaction)]?.db) ?? adapter.drizzle
  return {
    execute: (statement) =>
      adapter.execute({
        drizzle: connection,
        ...(typeof statement === 'string' ? { raw: statement } : { sql: statement }),
      }),
  }
}

export function rowsOf(result: unknown): Record<string, unknown>[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
}
