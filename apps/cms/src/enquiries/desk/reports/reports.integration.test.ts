import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { CAME_FROM_HEADER, SECRET_HEADER } from '@vitrine/contract/spool-api'
import { exampleOrder } from '../../../testing/example-order.ts'
import { createTestCms } from '../../../testing/test-cms.ts'
import type { Group, ReportRow } from './groups.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>
const SECRET = 'a secret of this test'
let operatorId = 0

beforeAll(async () => {
  cms = await createTestCms({ INTERNAL_SECRET: SECRET, ENQUIRY_RECEIPTS: '0' })
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
  const { docs } = await cms.payload.find({ collection: 'users', where: { role: { equals: 'operator' } } })
  operatorId = docs[0]?.id ?? 0
})

const changed = (id: string, data: object) =>
  cms.payload.db.updateOne({ collection: 'enquiries', id, data: data as Record<string, unknown> })
async function sendOrder(fields: Record<string, unknown>, cameFrom = ''): Promise<string> {
  const id = randomUUID()
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': id,
    [SECRET_HEADER]: SECRET,
    [CAME_FROM_HEADER]: cameFrom,
  }
  const body = JSON.stringify({ ...exampleOrder, email: `${id}@example.com`, ...fields })
  expect((await cms.callApi('/order_request/', { method: 'POST', headers, body })).status).toBe(201)
  return id
}
async function report(by: Group, from = '2027-02-01', until = '2027-03-31') {
  const { readReport } = await import('./read-report.ts')
  return readReport(cms.payload, { by, from, until })
}
const short = (rows: ReportRow[]) => rows.map(({ key, enquiries, won, lost }) => [key, enquiries, won, lost])

describe('a report', () => {
  beforeAll(async () => {
    const saw = exampleOrder.cart[0]
    const other = { ...saw, slug: 'no-longer-there', id: 'x' }
    const enquiries: [Record<string, unknown>, string, Record<string, unknown>][] = [
      [
        { country: 'Polska', cart: [saw, other] },
        'page=%2Fpl&source=fair',
        {
          createdAt: '2027-03-01T00:30:00.000Z',
          firstAnsweredAt: '2027-03-01T02:30:00.000Z',
          state: 'closed',
          closedAt: '2027-03-02T00:30:00.000Z',
          outcome: 'won',
          assignee: operatorId,
        },
      ],
      [
        { country: 'Poland' },
        'page=%2F&referrer=www.google.com',
        { createdAt: '2027-03-07T23:30:00.000Z', firstAnsweredAt: '2027-03-08T05:30:00.000Z' },
      ],
      [{ country: 'Ruritania' }, '', { createdAt: '2027-03-08T00:30:00.000Z', state: 'closed', outcome: 'lost' }],
      [{ country: 'Poland' }, '', { createdAt: '2027-03-08T00:30:00.000Z', state: 'spam' }],
      [{ country: 'Poland' }, '', { createdAt: '2026-03-08T00:30:00.000Z' }],
    ]
    for (const [fields, cameFrom, data] of enquiries) await changed(await sendOrder(fields, cameFrom), data)
  })

  it('counts what came, what was answered and how it ended, by weeks from Monday on [R15.123]', async () => {
    expect(await report('week')).toEqual([
      { key: '2027-03-01', enquiries: 2, answered: 2, won: 1, lost: 0, hoursToAnswer: 4, hoursToClose: 24 },
      { key: '2027-03-08', enquiries: 1, answered: 0, won: 0, lost: 1, hoursToAnswer: null, hoursToClose: null },
    ])
    expect(await report('week', '2027-03-08', '2027-03-08')).toHaveLength(1)
  })

  it('counts countries however they were typed, products, categories, sources and persons [R15.120, R15.123, R15.126]', async () => {
    expect(short(await report('country'))).toEqual([
      ['PL', 2, 1, 0],
      [null, 1, 0, 1],
    ])
    expect(short(await report('product'))).toEqual([
      ['nv-450-double-mitre-saw', 3, 1, 1],
      ['no-longer-there', 1, 1, 0],
    ])
    expect((await report('category')).map(({ enquiries }) => enquiries)).toEqual([3])
    expect(short(await report('source')).toSorted()).toEqual([
      [null, 1, 0, 1],
      ['fair', 1, 1, 0],
      ['google.com', 1, 0, 0],
    ])
    expect(short(await report('person'))).toEqual([
      [null, 2, 0, 1],
      [String(operatorId), 1, 1, 0],
    ])
  })

  it('is a workbook for operators and admins, and nothing for editors [R15.124, R15.125]', async () => {
    const path = '/enquiries/report?by=person&from=2027-02-01&until=2027-03-31'
    const statuses = [as.editor, {}].map(async (headers) => (await cms.callRest(path, { headers })).status)
    expect(await Promise.all(statuses)).toEqual([403, 403])
    const answer = await cms.callRest(path, { headers: as.operator })
    expect(answer.headers.get('content-disposition')).toContain('report-person-2027-02-01-2027-03-31.xlsx')
    expect((await answer.bytes()).slice(0, 2)).toEqual(new TextEncoder().encode('PK'))
  })
})

describe('the list of enquiries', () => {
  const find = async (query: string) => {
    const answer = await cms.callRest(`/enquiries?${query}&depth=0&limit=50`, { headers: as.operator })
    return ((await answer.json()) as { totalDocs: number }).totalDocs
  }

  it('is filtered by product, category, country and outcome [R15.120]', async () => {
    expect(await find('where[productSlugs][in]=no-longer-there')).toBe(1)
    expect(await find('where[productSlugs][in]=nothing')).toBe(0)
    expect(await find('where[outcome][equals]=won')).toBe(1)
    expect(await find('where[countryCode][equals]=PL')).toBe(4)
    const { docs } = await cms.payload.find({ collection: 'enquiries', where: { outcome: { equals: 'won' } } })
    const category = docs[0]?.categorySlugs?.[0] ?? ''
    expect(await find(`where[categorySlugs][in]=${category}`)).toBe(5)
    const { loadFindOptions } = await import('../find/load-find-options.ts')
    const { countries, products } = await loadFindOptions(cms.payload, 'de')
    expect(countries).toEqual([{ value: 'PL', name: 'Polen' }])
    expect(products.map(({ value }) => value).toSorted()).toEqual(['no-longer-there', 'nv-450-double-mitre-saw'])
  })

  it('has views of its reader and those that are shared; another changes none of them [R15.121]', async () => {
    const save = async (headers: Record<string, string>, body: object) => {
      const init = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const answer = await cms.callRest('/desk-views', init)
      return ((await answer.json()) as { doc?: { id: number } }).doc?.id ?? answer.status
    }
    const own = await save(as.operator, { name: 'Mine', query: 'search=x' })
    const shared = await save(as.operator, { name: 'Ours', query: 'search=y', shared: true, owner: 1 })
    expect(await save(as.editor, { name: 'No', query: 'x' })).toBe(403)
    const seen = async (headers: Record<string, string>) =>
      ((await (await cms.callRest('/desk-views', { headers })).json()) as { docs: { name: string }[] }).docs
        .map(({ name }) => name)
        .toSorted()
    expect(await seen(as.operator)).toEqual(['Mine', 'Ours'])
    expect(await seen(as.admin)).toEqual(['Ours'])
    const remove = async (id: number, headers: Record<string, string>) =>
      (await cms.callRest(`/desk-views/${id}`, { method: 'DELETE', headers })).status
    expect([await remove(shared, as.admin), await remove(own, as.admin)]).not.toContain(200)
    expect(await remove(shared, as.operator)).toBe(200)
  })
})

describe('with 100,000 enquiries', () => {
  beforeAll(async () => {
    const { databaseOf } = await import('../../../platform/database/database-of.ts')
    const database = await databaseOf(cms.payload)
    await database.execute(sql`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      INSERT INTO enquiries (id, number, state, kind, full_name, message, basket, country_code, source, outcome, created_at, updated_at, first_answered_at, closed_at)
      SELECT 'x' || i, 'X' || i, 'closed', 'order', 'Somebody', printf('%.*c', 600, 'x'), '[]',
        CASE i % 3 WHEN 0 THEN 'PL' WHEN 1 THEN 'DE' ELSE 'TR' END, 'source ' || (i % 40), CASE i % 4 WHEN 0 THEN 'won' ELSE 'lost' END,
        strftime('%Y-%m-%dT%H:%M:%fZ', '2028-01-01', (i * 5) || ' minutes'), '2028-01-01T00:00:00.000Z',
        strftime('%Y-%m-%dT%H:%M:%fZ', '2028-01-01', (i * 5 + i % 900) || ' minutes'),
        strftime('%Y-%m-%dT%H:%M:%fZ', '2028-01-01', (i * 5 + i % 9000) || ' minutes') FROM n`)
    await database.execute(sql`INSERT INTO enquiries_texts ("order", parent_id, path, text)
      SELECT 1, id, 'productSlugs', 'product-' || (rowid % 300) FROM enquiries WHERE id LIKE 'x%'`)
  })

  it.each(['week', 'country', 'product', 'source'] as const)(
    'a report by %s takes less than two seconds of a processor [R15.125]',
    async (by) => {
      const before = process.cpuUsage()
      const rows = await report(by, '2028-01-01', '2029-01-01')
      const { user, system } = process.cpuUsage(before)
      expect(rows.reduce((sum, { enquiries }) => sum + enquiries, 0)).toBeGreaterThan(99_000)
      expect((user + system) / 1000).toBeLessThan(2000)
    },
  )

  it('an enquiry and the choices of the list are found by an index [R15.125]', async () => {
    const { databaseOf, rowsOf } = await import('../../../platform/database/database-of.ts')
    const database = await databaseOf(cms.payload)
    const planOf = async (statement: ReturnType<typeof sql>) =>
      JSON.stringify(rowsOf(await database.execute(sql`EXPLAIN QUERY PLAN ${statement}`)))
    expect(await planOf(sql`SELECT text FROM enquiries_texts WHERE parent_id = 'x7'`)).toContain(
      'enquiries_texts_parent_idx',
    )
    expect(
      await planOf(sql`SELECT text, count(*) FROM enquiries_texts WHERE path = 'productSlugs' GROUP BY text`),
    ).toContain('COVERING INDEX enquiries_texts_path_idx')
    const { loadFindOptions } = await import('../find/load-find-options.ts')
    const before = process.cpuUsage()
    await loadFindOptions(cms.payload, 'de')
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
  })
})
