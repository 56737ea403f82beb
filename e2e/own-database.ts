import { randomUUID } from 'node:crypto'
import { createDatabase } from '@vitrine/platform/testing/postgres-server'

/** `npm run test:postgres`: the product keeps its data in Postgres. */
export const isOnPostgres = Boolean(process.env.DATABASE_URL)

/** The setting for a product of a test's own: a new database where the product under test has one in Postgres, else none. */
export async function ownDatabase(): Promise<{ DATABASE_URL: string }> {
  const url = process.env.DATABASE_URL
  return { DATABASE_URL: url ? await createDatabase(url, `own_${randomUUID().replaceAll('-', '')}`) : '' }
}
