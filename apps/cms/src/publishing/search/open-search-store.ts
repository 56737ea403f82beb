import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '../../platform/database/database-of.ts'
import { postgresStore } from './postgres-store.ts'
import type { SearchStore } from './search-store.ts'
import { sqliteStore } from './sqlite-store.ts'

/** @param req its transaction is used where it has one */
export async function openSearchStore(payload: Payload, req?: PayloadRequest): Promise<SearchStore> {
  const database = await databaseOf(payload, req)
  return payload.db.name === 'sqlite' ? sqliteStore(database) : postgresStore(database)
}
