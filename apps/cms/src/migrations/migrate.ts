import type { Payload } from 'payload'
import { databaseOf } from '../platform/database/database-of.ts'

/** Brings the schema up to date, in one transaction. */
export async function migrate(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') {
    const { migrations } = await import('./postgres/index.ts')
    return payload.db.migrate({ migrations: migrations as never })
  }
  const { migrations } = await import('./sqlite/index.ts')
  const { execute } = await databaseOf(payload)
  // SQLite cannot switch foreign keys inside a transaction, and rebuilding a table with them on deletes what refers to it.
  await execute('PRAGMA foreign_keys = OFF')
  await inOneTransaction(payload, () => payload.db.migrate({ migrations: migrations as never }))
  await execute('PRAGMA foreign_keys = ON')
}

/** For SQLite: one transaction around all migrations, on the only connection of a process that does nothing else. */
async function inOneTransaction(payload: Payload, work: () => Promise<void>): Promise<void> {
  const { execute } = await databaseOf(payload)
  const { beginTransaction } = payload.db
  // Payload's transactions use a connection of their own, which would wait for this one forever.
  payload.db.beginTransaction = async () => null
  await execute('BEGIN IMMEDIATE')
  try {
    await work()
    await execute('COMMIT')
  } catch (error) {
    await execute('ROLLBACK')
    throw error
  } finally {
    payload.db.beginTransaction = beginTransaction
  }
}
