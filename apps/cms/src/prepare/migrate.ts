import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf } from '../revision/sql.ts'
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts'
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts'

/** Brings the schema up to date, wholly or not at all. */
export async function migrate(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return payload.db.migrate({ migrations: postgresMigrations as never })
  const { execute } = await databaseOf(payload)
  // Foreign keys cannot be switched inside a transaction, and rebuilding a table with them on deletes what refers to it.
  await execute(sql`PRAGMA foreign_keys = OFF`)
  await atOnce(payload, () => payload.db.migrate({ migrations: sqliteMigrations as never }))
  await execute(sql`PRAGMA foreign_keys = ON`)
}

/** SQLite alone: one transaction around all migrations, over the one connection of a process that does nothing else. */
async function atOnce(payload: Payload, work: () => Promise<void>): Promise<void> {
  const { execute } = await databaseOf(payload)
  const { beginTransaction } = payload.db
  // Payload's transactions write over a connection of their own, which would wait for this one for ever.
  payload.db.beginTransaction = async () => null
  await execute(sql`BEGIN IMMEDIATE`)
  try {
    await work()
    await execute(sql`COMMIT`)
  } catch (error) {
    await execute(sql`ROLLBACK`)
    throw error
  } finally {
    payload.db.beginTransaction = beginTransaction
  }
}
