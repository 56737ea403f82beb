import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPostgres } from '../../testing/postgres-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('a connection to Postgres that ends by itself', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let cms: Awaited<ReturnType<typeof createTestCms>>
  const uncaught: Error[] = []
  const note = (error: Error) => void uncaught.push(error)
  beforeAll(async () => {
    server = await startPostgres()
    cms = await createTestCms({ DATABASE_URL: await server.createDatabase('lost'), SEED: 'none' })
  }, 120_000)
  afterAll(async () => {
    await cms?.payload.destroy()
  })
  beforeEach(() => void process.on('uncaughtException', note))
  afterEach(() => void process.off('uncaughtException', note))

  const count = async () => (await cms.payload.count({ collection: 'users' })).totalDocs
  const endAll = () =>
    server.run(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'lost' AND pid <> pg_backend_pid()`,
      'postgres',
    )

  it('is logged, is no uncaught exception, and the next question gets a new one [R18.130]', async () => {
    const { db, logger } = cms.payload
    const warned = vi.spyOn(logger, 'warn')
    expect(await count()).toBe(0)
    const transaction = await db.beginTransaction()
    await endAll()
    const reason = 'a connection to the database has ended: terminating connection due to administrator command'
    // One that Payload keeps, one of the transaction.
    await vi.waitFor(() => expect(warned.mock.calls).toEqual([[reason], [reason]]))
    await db.rollbackTransaction(transaction ?? '').catch(() => undefined)
    expect(await count()).toBe(0)
    expect(uncaught).toEqual([])
  })

  it('is an error for who commits, who would take it for stored [R10.100]', async () => {
    const { db } = cms.payload
    const transaction = await db.beginTransaction()
    await endAll()
    await expect(db.commitTransaction(transaction ?? '')).rejects.toThrow()
    expect(uncaught).toEqual([])
  })

  // The last of them: the server does not come back.
  it('is answered with 503 by the content API and the back office while the server is gone [R18.131]', async () => {
    await server.stop()
    const refused = vi.spyOn(cms.payload.logger, 'error').mockReturnValue()
    const answer = await cms.callApi('/main/company/')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    const body = JSON.stringify({ email: 'somebody@norvane.example', password: 'a password of somebody' })
    const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    expect((await cms.callRest('/users/login', login)).status).toBe(503)
    expect(refused).toHaveBeenCalled()
    expect(uncaught).toEqual([])
  })
})
