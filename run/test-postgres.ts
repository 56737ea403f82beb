import { randomUUID } from 'node:crypto'
import { createDatabase, startPostgresServer } from '@vitrine/platform/testing/postgres-server'

/**
 * `npm run test:postgres`: as `npm run test:e2e`, with the product and every other one that a test starts on Postgres, and besides what several
 * programs on one database do. The server is that of TEST_POSTGRES_URL, or one of their own that is gone afterwards.
 */
const given = process.env.TEST_POSTGRES_URL
const server = given ? null : await startPostgresServer()
process.env.DATABASE_URL = await createDatabase(
  given ?? server?.url ?? '',
  `vitrine_${randomUUID().replaceAll('-', '')}`,
)
console.log('vitrine: testing against Postgres')
await import('./test-e2e.ts')
await server?.stop()
