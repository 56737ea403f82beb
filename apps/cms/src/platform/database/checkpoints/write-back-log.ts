import type { Payload } from 'payload'
import { databaseOf } from '../database-of.ts'

/** Writes all that SQLite has in its log into the file of the database, which is whole then by itself. Postgres needs nothing of the kind. */
export async function writeBackLog(payload: Payload): Promise<void> {
  if (payload.db.name === 'sqlite') await (await databaseOf(payload)).execute('PRAGMA wal_checkpoint(TRUNCATE)')
}
