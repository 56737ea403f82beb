import { randomUUID } from 'node:crypto'
import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import type { StatisticDimension } from '@vitrine/contract/statistics-api'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleOrder } from '../testing/example-order.ts'
import { readSpreadsheet } from '../platform/spreadsheets/read-spreadsheet.ts'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>
const SECRET = 'a secret of this test'
const now = Date.parse('2027-03-10T12:00:00Z')
const period = { from: '2027-03-04', until: '2027-03-10', beforeFrom: '2027-02-25' }

beforeAll(async () => {
  cms = await createTestCms({ INTERNAL_SECRET: SECRET, ENQUIRY_RECEIPTS: '0', STATISTICS_READERS: 'editor' })
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
})

type Counted = [day: string, dimension: StatisticDimension, value: string, count: number]
const toBatch = (counted: Counted[], id = randomUUID()) => ({
  id,
  counts: counted.map(([day, dimension, value, count]) => ({ day, dimension, value, count })),
})
async function record(counted: Counted[], at = now) {
  const { recordBatch } = await import('./record-batch.ts')
  return recordBatch(cms.payload, toBatch(counted), at)
}
async function read(asked = period) {
  const { readStatistics } = await import('./read-statistics.ts')
  return readStatistics(cms.payload, asked)
}
async function send(body: unknown, headers: Record<string, string> = { [SECRET_HEADER]: SECRET }) {
  const { acceptStatistics } = await import('./accept-statistics.ts')
  const request = new Request('http://cms/cms-statistics', { method: 'POST', headers, body: JSON.stringify(body) })
  return (await acceptStatistics(cms.payload, { INTERNAL_SECRET: SECRET }, request)).status
}

describe('what sites have counted', () => {
  it('adds up, of how many sites it comes, and a batch that is sent again counts once [R15.165]', async () => {
    const { recordBatch } = await import('./record-batch.ts')
    const batch = toBatch([['2027-03-08', 'view', '/', 3]])
    expect(await recordBatch(cms.payload, batch, now)).toBe(true)
    expect(await recordBatch(cms.payload, batch, now)).toBe(false)
    const together = await Promise.all(
      [1, 2, 3, 4].map(() =>
        record([
          ['2027-03-08', 'view', '/', 10],
          ['2027-03-08', 'view', '/', 1],
        ]),
      ),
    )
    expect(together).toEqual([true, true, true, true])
    expect((await read()).pages).toEqual([{ value: '/', count: 47, before: 0 }])
  })

  it('leaves out what a wrong clock has made [R15.165]', async () => {
    await record([
      ['2026-12-01', 'view', '/old', 1],
      ['2027-03-12', 'view', '/new', 1],
      ['2027-03-11', 'view', '/now', 1],
    ])
    const { pages } = await read({ from: '2026-01-01', until: '2028-01-01', beforeFrom: '2024-01-01' })
    expect(pages.map(({ value }) => value)).toEqual(['/', '/now'])
  })

  it('is taken from who knows the secret alone, and must be a batch [R15.164]', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const batch = toBatch([[today, 'bot', '', 1]])
    expect(await send(batch, {})).toBe(404)
    expect(await send(batch, { [SECRET_HEADER]: 'another secret!!' })).toBe(404)
    for (const wrong of [null, {}, { ...batch, id: 'x' }, toBatch([]), toBatch([['1.3.2027', 'view', '/', 1]])])
      expect(await send(wrong)).toBe(400)
    expect(await send(batch)).toBe(200)
  })

  it('is kept for 25 months, of each day what is frequent: the rest is one sum, and nothing is lost of it [R15.166]', async () => {
    const { forgetStatistics, MAX_VALUES_A_DAY } = await import('./forget-statistics.ts')
    const rare = Array.from({ length: MAX_VALUES_A_DAY + 50 }, (_, at): Counted => [
      '2027-03-09',
      'search',
      `words ${at}`,
      1 + (at % 2),
    ])
    await record([...rare, ['2027-03-09', 'search', 'saw', 90]])
    const before = (await read()).totals.search.count
    await forgetStatistics(cms.payload, now)
    await forgetStatistics(cms.payload, now)
    const { totals, searches } = await read()
    expect(totals.search.count).toBe(before)
    expect(searches[0]).toMatchObject({ value: 'saw', count: 90 })
    expect(searches.some(({ value }) => value === '')).toBe(true)
    const { docs } = await cms.payload.find({
      collection: 'statistic-counts',
      where: { dimension: { equals: 'search' } },
      pagination: false,
    })
    expect(docs).toHaveLength(MAX_VALUES_A_DAY + 1)
    await forgetStatistics(cms.payload, Date.parse('2029-04-09T12:00:00Z'))
    const kept = await cms.payload.find({ collection: 'statistic-counts', pagination: false })
    expect(
      kept.docs
        .map(({ day }) => day)
        .toSorted()
        .at(0),
    ).toBe('2027-03-09')
  })
})

describe('the statistics of a period', () => {
  beforeAll(async () => {
    const { sql } = await import('@payloadcms/db-sqlite')
    const { databaseOf } = await import('../platform/database/database-of.ts')
    await (await databaseOf(cms.payload)).execute(sql`DELETE FROM statistic_counts`)
    await record([
      ['2027-03-04', 'visit', 'de AT', 30],
      ['2027-03-10', 'visit', 'de DE', 60],
      ['2027-03-10', 'visit', 'en', 10],
      ['2027-03-03', 'visit', 'de DE', 50],
      ['2027-02-24', 'visit', 'de DE', 999],
      ['2027-03-10', 'view', '/turnkey', 200],
      ['2027-03-01', 'view', '/turnkey', 100],
      ['2027-03-10', 'search', '=cmd()', 4],
      ['2027-03-10', 'search-none', '=cmd()', 3],
      ['2027-03-10', 'lcp', 'home phone 2000', 3],
      ['2027-03-10', 'lcp', 'home phone more', 1],
      ['2027-03-10', 'inp', 'home desk 100', 1],
      ['2027-03-10', 'bot', '', 7],
    ])
    for (const [createdAt, state, kind = 'order'] of [
      ['2027-03-10T23:59:00Z', 'new'],
      ['2027-03-04T00:00:00Z', 'new'],
      ['2027-03-05T00:00:00Z', 'spam'],
      ['2027-03-06T00:00:00Z', 'new', 'service'],
      ['2027-03-03T23:00:00Z', 'new'],
    ]) {
      const id = randomUUID()
      const headers = { 'content-type': 'application/json', 'idempotency-key': id }
      const body = JSON.stringify({ ...exampleOrder, language: 'de' })
      expect((await cms.callApi('/order_request/', { method: 'POST', headers, body })).status).toBe(201)
      await cms.payload.db.updateOne({
        collection: 'enquiries',
        id,
        data: { createdAt, state, kind } as Record<string, unknown>,
      })
    }
  })

  it('are compared with the time before, which is as long [R15.167, R15.220]', async () => {
    const { totals, days, pages, searches } = await read()
    expect(totals).toMatchObject({
      visit: { count: 100, before: 50 },
      view: { count: 200, before: 100 },
      search: { count: 4, before: 0 },
      bot: { count: 7, before: 0 },
      enquiry: { count: 2, before: 1 },
    })
    expect([...days].toSorted()).toEqual([
      ['2027-03-03', 50],
      ['2027-03-04', 30],
      ['2027-03-10', 70],
    ])
    expect(pages).toEqual([{ value: '/turnkey', count: 200, before: 100 }])
    expect(searches).toEqual([{ value: '=cmd()', count: 4, before: 0, nothing: 3 }])
  })

  it('name countries with their languages, and enquiries for a hundred visits in each language [R15.167]', async () => {
    const { toCountries, toLanguages, perHundred } = await import('./to-tables.ts')
    const statistics = await read()
    expect(toCountries(statistics.visits)).toEqual([
      { country: 'DE', count: 60, before: 50, languages: [{ language: 'de', count: 60 }] },
      { country: 'AT', count: 30, before: 0, languages: [{ language: 'de', count: 30 }] },
      { country: '', count: 10, before: 0, languages: [{ language: 'en', count: 10 }] },
    ])
    expect(toLanguages(statistics)).toEqual([
      { language: 'de', count: 90, before: 50, enquiries: 2 },
      { language: 'en', count: 10, before: 0, enquiries: 0 },
    ])
    expect(perHundred(2, 100)).toBe(2)
    expect(perHundred(2, 0)).toBeNull()
  })

  it('have the time in which three of four pages were there, by kind of page and device [R15.163]', async () => {
    const { speed, allSpeed } = await read()
    expect(speed).toEqual([
      { kind: 'home', device: 'phone', lcp: { ms: 2000, isMore: false, good: 0.75, count: 4 }, inp: null },
      { kind: 'home', device: 'desk', lcp: null, inp: { ms: 75, isMore: false, good: 1, count: 1 } },
    ])
    expect(allSpeed.lcpBefore).toBeNull()
  })

  const exported = (headers: Record<string, string>, format = 'csv') =>
    cms.callRest(`/statistics/export?from=2027-03-04&until=2027-03-10&format=${format}`, { headers })

  it('are exported as CSV and as a workbook with dates and numbers, formulas escaped [R15.169]', async () => {
    const csv = await (await exported(as.admin)).text()
    expect(csv).toContain('"2027-03-10","Visits","de DE","60"')
    expect(csv).toContain(`"2027-03-10","Searches","'=cmd()","4"`)
    expect(csv).not.toContain('2027-03-03')
    const [sheet] = await readSpreadsheet(
      new Uint8Array(await (await exported(as.admin, 'xlsx')).arrayBuffer()),
      'x.xlsx',
    )
    expect(sheet?.rows).toContainEqual([{ date: '2027-03-10' }, 'Visits', 'de DE', 60])
  })

  it('are for admins and for whom the setting names, and nobody changes or reads the counts otherwise [R15.168]', async () => {
    const statuses = await Promise.all([exported(as.admin), exported(as.editor), exported(as.operator), exported({})])
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 403, 403])
    for (const headers of [as.admin, as.editor, as.operator, {}])
      for (const path of ['/statistic-counts', '/statistic-batches'])
        expect((await cms.callRest(path, { headers })).status).toBe(403)
    const { mayReadStatistics } = await import('./may-read-statistics.ts')
    const user = (role: 'admin' | 'editor' | 'operator') => ({ role }) as Parameters<typeof mayReadStatistics>[0]
    const may = (['admin', 'editor', 'operator'] as const).map((role) =>
      mayReadStatistics(user(role), { STATISTICS_READERS: undefined }),
    )
    expect(may).toEqual([true, false, false])
  })
})
