import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { notFoundReport } from '@vitrine/contract/shapes/not-found-report'
import { expect, it, vi } from 'vitest'
import { NotFoundLog } from './not-found-log.ts'
import { shouldLogPage, shouldLogSearch } from './should-log.ts'

it.each(['/old-saws', '/de/alt/seite.html', '/каталог/пилы', '/product/nv-450'])('%s is logged [R14.8]', (path) => {
  expect(shouldLogPage(path)).toBe(true)
})

it.each([
  '/wp-login.php',
  '/.env',
  '/index.php',
  '/a/../etc/passwd',
  '/confirm/anna@example.com',
  '/call/+43316000197',
  '/reset/3f2a9c3f2a9c3f2a9c3f2a9c',
  '/compare/nv-450',
  '/media/gone.pdf',
  '/a/b/c/d/e/f/g/h/i',
  `/${'a-'.repeat(200)}`,
  "/x'OR'1",
])('%s is not logged [R14.8]', (path) => {
  expect(shouldLogPage(path)).toBe(false)
})

it('logs no search that tells who searched, nor what Postgres cannot keep [R14.8]', () => {
  expect(shouldLogSearch('plasma cutter')).toBe(true)
  expect(shouldLogSearch('NV 4501')).toBe(true)
  for (const query of ['a', 'anna@example.com', '00433160001974', 'https://spam.example', '<script>', 'saw\u0000blade'])
    expect([query, shouldLogSearch(query)]).toEqual([query, false])
})

function log(answer: () => Promise<unknown> = async () => ({ kept: 1 })) {
  const client = vi.fn<(...args: unknown[]) => Promise<unknown>>(() => answer())
  return {
    notFoundLog: new NotFoundLog(client as unknown as Client),
    bodies: () => client.mock.calls.map((it) => (it[2] as { body: unknown }).body),
  }
}

it('reports each count once, in the form of the contract [R14.8]', async () => {
  const { notFoundLog, bodies } = log()
  notFoundLog.logPage('/%D0%BE-%D0%BD%D0%B0%D1%81')
  notFoundLog.logPage('/о-нас')
  notFoundLog.logPage('/%E0%A4%A')
  notFoundLog.logSearch({ query: 'plasma', language: 'en', kind: 'products' })
  await notFoundLog.report()
  await notFoundLog.report()
  expect(bodies()).toEqual([
    {
      pages: [{ path: '/о-нас', count: 2 }],
      searches: [{ query: 'plasma', language: 'en', kind: 'products', count: 1 }],
    },
  ])
  expect(notFoundReport.safeParse(bodies()[0]).success).toBe(true)
})

it('counts no more between two reports than a report may hold', async () => {
  const { notFoundLog, bodies } = log()
  for (let i = 0; i < 1000; i++) notFoundLog.logPage(`/guess-${i}`)
  notFoundLog.logPage('/guess-1')
  await notFoundLog.report()
  expect(notFoundReport.safeParse(bodies()[0]).success).toBe(true)
  expect((bodies()[0] as { pages: { count: number }[] }).pages[1]?.count).toBe(2)
})

it('does not ask a backend again that lacks the call [R13.12]', async () => {
  const { notFoundLog, bodies } = log(() => Promise.reject(new ApiError(404, 'not found')))
  notFoundLog.logPage('/a')
  await notFoundLog.report()
  notFoundLog.logPage('/b')
  await notFoundLog.report()
  expect(bodies()).toHaveLength(1)
})
