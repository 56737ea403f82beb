import { randomUUID } from 'node:crypto'
import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../testing/postgres-server.ts'
import { createTestCms } from '../testing/test-cms.ts'

type Pool = { on: (event: 'error', listener: () => void) => void }

const now = Date.parse('2027-03-10T12:00:00Z')
const count = (value: string, times: number) => ({
  day: '2027-03-09',
  dimension: 'search' as const,
  value,
  count: times,
})

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('on Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let cms: Awaited<ReturnType<typeof createTestCms>>

  beforeAll(async () => {
    server = await startPostgres()
    cms = await createTestCms({ DATABASE_URL: await server.createDatabase('statistics'), SEED: 'none' })
  }, 120_000)
  afterAll(async () => {
    // The adapter leaves its connections open, which then tell that the server has gone.
    ;(cms.payload.db as unknown as { pool: Pool }).pool.on('error', () => undefined)
    await cms.payload.destroy()
    await server.stop()
  })

  it('statistics add up, count a batch once, are read and bounded as on SQLite [R15.165, R15.166]', async () => {
    const { recordBatch } = await import('./record-batch.ts')
    const { forgetStatistics, MAX_VALUES_A_DAY } = await import('./forget-statistics.ts')
    const { readStatistics } = await import('./read-statistics.ts')
    const rare = Array.from({ length: MAX_VALUES_A_DAY + 20 }, (_, at) => count(`words ${at}`, 1))
    const [one, other] = [
      [count('saw', 5), ...rare],
      [...rare.toReversed(), count('saw', 7)],
    ].map((counts) => ({ id: randomUUID(), counts }))
    if (!one || !other) throw new Error('no batches')
    const added = await Promise.all([one, other, one, other].map((batch) => recordBatch(cms.payload, batch, now)))
    expect(added.filter(Boolean)).toHaveLength(2)
    const period = { from: '2027-03-04', until: '2027-03-10', beforeFrom: '2027-02-25' }
    const before = await readStatistics(cms.payload, period)
    await forgetStatistics(cms.payload, now)
    const { totals, searches } = await readStatistics(cms.payload, period)
    expect(totals.search).toEqual({ count: 2 * rare.length + 12, before: 0 })
    expect(totals).toEqual(before.totals)
    expect(searches[0]).toEqual({ value: '', count: 42, before: 0, nothing: 0 })
    expect(searches[1]).toEqual({ value: 'saw', count: 12, before: 0, nothing: 0 })
  })

  it('what Postgres cannot keep is refused as a batch of nobody, not tried again for ever [R15.164]', async () => {
    const { acceptStatistics } = await import('./accept-statistics.ts')
    const { statisticsBatch, STATISTICS_PATH } = await import('@vitrine/contract/statistics-api')
    const { SECRET_HEADER } = await import('@vitrine/contract/spool-api')
    const send = async (value: string) => {
      const body = JSON.stringify({ id: randomUUID(), counts: [count(value, 1)] })
      const headers = { [SECRET_HEADER]: 'of both' }
      const request = new Request(`http://localhost${STATISTICS_PATH}`, { method: 'POST', headers, body })
      return (await acceptStatistics(cms.payload, { INTERNAL_SECRET: 'of both' }, request)).status
    }
    expect(await send('saw\u0000blade')).toBe(400)
    expect(await send('sägeblatt 锯片')).toBe(200)
    expect(statisticsBatch.safeParse({ id: randomUUID(), counts: [count('', 1)] }).success).toBe(true)
  })
})
