import { randomUUID } from 'node:crypto'
import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOrder } from '../../../testing/example-order.ts'
import { startPostgres } from '../../../testing/postgres-server.ts'
import { createTestCms } from '../../../testing/test-cms.ts'
import { groups } from './groups.ts'

type Pool = { on: (event: 'error', listener: () => void) => void }

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('on Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let cms: Awaited<ReturnType<typeof createTestCms>>

  beforeAll(async () => {
    server = await startPostgres()
    const DATABASE_URL = await server.createDatabase('reports')
    // Days are those of UTC, whatever the database takes for its own.
    await server.run(`ALTER DATABASE reports SET timezone = 'America/New_York'`, 'reports')
    cms = await createTestCms({ DATABASE_URL, SEED: 'none' })
    for (const [createdAt, firstAnsweredAt] of [
      ['2027-03-01T00:30:00.000Z', '2027-03-01T02:30:00.000Z'],
      ['2027-03-07T23:30:00.000Z', '2027-03-08T05:30:00.000Z'],
    ]) {
      const id = randomUUID()
      const headers = { 'content-type': 'application/json', 'idempotency-key': id }
      const body = JSON.stringify(exampleOrder)
      expect((await cms.callApi('/order_request/', { method: 'POST', headers, body })).status).toBe(201)
      const data = { createdAt, firstAnsweredAt, state: 'closed', closedAt: firstAnsweredAt, outcome: 'won' }
      await cms.payload.db.updateOne({ collection: 'enquiries', id, data })
    }
  }, 120_000)
  afterAll(async () => {
    // The adapter leaves its connections open, which then tell that the server has gone.
    ;(cms.payload.db as unknown as { pool: Pool }).pool.on('error', () => undefined)
    await cms.payload.destroy()
    await server.stop()
  })

  it('a report counts the same as on SQLite, by whatever it counts [R15.123, R15.187]', async () => {
    const { readReport } = await import('./read-report.ts')
    const times = { from: '2027-03-01', until: '2027-03-31' }
    const rows = await Promise.all(groups.map((by) => readReport(cms.payload, { by, ...times })))
    const figures = { enquiries: 2, answered: 2, won: 2, lost: 0, hoursToAnswer: 4, hoursToClose: 4 }
    const keys = ['2027-03-01', 'DE', 'nv-450-double-mitre-saw', null, null, null, null, 'order']
    expect(rows).toEqual(keys.map((key) => [{ key, ...figures }]))
  })
})
