import { createDatabase, startPostgresServer } from '@vitrine/platform/testing/postgres-server'
import { Client } from 'pg'

/** For tests: a Postgres server of their own, that is gone with this process, and what asks it. */
export async function startPostgres() {
  const { url, stop } = await startPostgresServer()
  const addressOf = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
  return {
    async run(statement: string, database: string) {
      const client = new Client({ connectionString: addressOf(database) })
      client.on('error', () => undefined)
      await client.connect()
      return client.query<Record<string, unknown>>(statement).finally(() => client.end())
    },
    /** An empty database. @returns its DATABASE_URL */
    createDatabase: (name: string) => createDatabase(url, name),
    stop,
  }
}
