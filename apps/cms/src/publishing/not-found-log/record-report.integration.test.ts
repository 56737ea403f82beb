import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
})

const report = (body: unknown) =>
  cms.callApi('/reports/not-found/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const list = async <Name extends 'not-found-pages' | 'searches-without-results'>(collection: Name) =>
  (await cms.payload.find({ collection, pagination: false })).docs

it('adds up what the site reports [R14.8]', async () => {
  const search = { query: 'Plasma  cutter', language: 'en', kind: 'products', count: 1 }
  const pages = [{ path: '/old', count: 2 }]
  expect(await (await report({ pages, searches: [search] })).json()).toEqual({ kept: 2 })
  await report({ pages: [{ path: '/old/', count: 3 }], searches: [{ ...search, query: 'plasma cutter', count: 4 }] })
  expect(await list('not-found-pages')).toMatchObject([{ path: '/old/', count: 5 }])
  expect(await list('searches-without-results')).toMatchObject([
    { query: 'Plasma  cutter', count: 5, kind: 'products' },
  ])
})

it('deletes a page when it is redirected [R14.8]', async () => {
  await cms.payload.create({ collection: 'redirects', data: { from: '/old', to: '/turnkey', status: '301' } })
  expect(await list('not-found-pages')).toEqual([])
  await report({ pages: [{ path: '/old', count: 1 }], searches: [] })
  expect(await list('not-found-pages')).toEqual([])
})

it('is limited: what is asked for often stays [R14.8]', async () => {
  const { recordReport, MAX_RECORDED } = await import('./record-report.ts')
  await report({ pages: [{ path: '/wanted/', count: 2 }], searches: [] })
  const guesses = Array.from({ length: MAX_RECORDED + 50 }, (_, i) => ({ path: `/guess-${i}/`, count: 1 }))
  await recordReport(cms.payload, { pages: guesses, searches: [] })
  const kept = await list('not-found-pages')
  expect(kept).toHaveLength(MAX_RECORDED)
  expect(kept.map((it) => it.path)).toContain('/wanted/')
  await recordReport(cms.payload, { pages: [], searches: [] }, new Date(Date.now() + 100 * 24 * 60 * 60 * 1000))
  expect(await list('not-found-pages')).toEqual([])
  expect(await list('searches-without-results')).toEqual([])
})

it('refuses what is no report', async () => {
  expect((await report({ pages: [{ path: '/a', count: 0 }], searches: [] })).status).toBe(400)
  expect(
    (await report({ pages: Array.from({ length: 101 }, () => ({ path: '/a', count: 1 })), searches: [] })).status,
  ).toBe(400)
  expect((await cms.callApi('/reports/not-found/')).status).toBe(405)
})
