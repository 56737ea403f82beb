import { join } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Environment } from '../environment.ts'
import { createOneWriterClient } from './one-writer-client.ts'

type Settings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>

/** SQLite beside the data unless DATABASE_URL names a Postgres. The schema comes from migrations alone, never from `push`. */
export function databaseAdapter({ DATABASE_URL, DATA_DIR }: Settings, migrationsOf: (database: 'postgres' | 'sqlite') => string) {
  if (DATABASE_URL?.startsWith('postgres')) {
    return postgresAdapter({ pool: { connectionString: DATABASE_URL }, push: false, migrationDir: migrationsOf('postgres') })
  }
  const url = DATABASE_URL ?? `file:${join(DATA_DIR, 'vitrine.db')}`
  const adapter = sqliteAdapter({ client: { url }, push: false, migrationDir: migrationsOf('sqlite'), transactionOptions: { behavior: 'immediate' } })
  const init: typeof adapter.init = (args) => {
    const database = adapter.init(args)
    // The adapter connects by itself only where there is no client yet.
    const connect = database.connect?.bind(database)
    return Object.assign(database, {
      connect: async (...options: Parameters<NonNullable<typeof connect>>) => {
        database.client ??= await createOneWriterClient(url)
        await connect?.(...options)
      },
    })
  }
  return { ...adapter, init }
}
