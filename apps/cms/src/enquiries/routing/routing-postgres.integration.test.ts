import { randomUUID } from 'node:crypto'
import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exampleOrder } from '../../testing/example-order.ts'
import { startPostgres } from '../../testing/postgres-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'

type Pool = { on: (event: 'error', listener: () => void) => void }

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('on Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let cms: Awaited<ReturnType<typeof createTestCms>>
  const members: number[] = []

  beforeAll(async () => {
    server = await startPostgres()
    cms = await createTestCms({ DATABASE_URL: await server.createDatabase('routing'), SEED: 'none' })
    for (const role of ['admin', 'operator'] as const) {
      await cms.logIn(role)
      const where = { email: { equals: `${role}@norvane.example` } }
      members.push((await cms.payload.find({ collection: 'users', where })).docs[0]?.id ?? 0)
    }
    const team = await cms.payload.create({ collection: 'teams', data: { name: 'North', members }, depth: 0 })
    const data = { name: 'All', enabled: true, target: 'team' as const, team: team.id, countries: ['DE' as const] }
    await cms.payload.create({ collection: 'routing-rules', data, depth: 0 })
  }, 120_000)
  afterAll(async () => {
    // The adapter leaves its connections open, which then tell that the server has gone.
    ;(cms.payload.db as unknown as { pool: Pool }).pool.on('error', () => undefined)
    await cms.payload.destroy()
    await server.stop()
  })

  async function order() {
    const id = randomUUID()
    const headers = { 'content-type': 'application/json', 'idempotency-key': id }
    const body = JSON.stringify(exampleOrder)
    expect((await cms.callApi('/order_request/', { method: 'POST', headers, body })).status).toBe(201)
    return cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })
  }

  it('of several enquiries at once each goes to the next one in turn [R15.136]', async () => {
    const some = await Promise.all(Array.from({ length: 6 }, order))
    for (const member of members) expect(some.filter(({ assignee }) => assignee === member)).toHaveLength(3)
  })

  it('a statement that fails within a rule costs neither the enquiry nor its transaction [R15.138]', async () => {
    const { databaseOf } = await import('../../platform/database/database-of.ts')
    const broken = vi.spyOn(cms.payload.db, 'updateOne').mockImplementation((async (args: { req: PayloadRequest }) => {
      await (await databaseOf(cms.payload, args.req)).execute('SELECT * FROM no_such_table')
    }) as never)
    const logged = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => {})
    const enquiry = await order()
    broken.mockRestore()
    logged.mockRestore()
    expect(enquiry.assignee).toBeNull()
    const where = { enquiry: { equals: enquiry.id } }
    const { docs } = await cms.payload.find({ collection: 'enquiry-events', where, depth: 0 })
    expect(docs.map(({ kind }) => kind)).toEqual(['route-failed'])
  })

  it('offers are counted, and an enquiry with one is erased [R15.145, R15.150]', async () => {
    const { inTransaction } = await import('../../platform/database/in-transaction.ts')
    const { addOffer } = await import('../offers/offer-store.ts')
    const { id } = await order()
    const file = { name: 'a.pdf', type: 'application/pdf' as const, size: 1, sha256: 'a'.repeat(64), stored: 'x' }
    const offer = { enquiry: id, number: null, validUntil: '2099-01-01', note: '', file, author: null }
    const added = await Promise.all(
      [1, 2, 3].map(() => inTransaction(cms.payload, (req) => addOffer(cms.payload, req, offer))),
    )
    const { docs } = await cms.payload.find({ collection: 'offers', where: { id: { in: added } }, depth: 0 })
    expect(new Set(docs.map(({ number }) => number)).size).toBe(3)
    await cms.payload.delete({ collection: 'enquiries', id })
    expect((await cms.payload.count({ collection: 'offers' })).totalDocs).toBe(0)
  })
})
