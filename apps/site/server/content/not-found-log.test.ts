import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { notFoundReport } from '@vitrine/contract/shapes/not-found-report'
import { expect, it, vi } from 'vitest'
import { NotFoundLog } from './not-found-log.ts'
import { shouldLogPage, shouldLogSearch } from './should-log.ts'

it.each(['/old-saws', '/de/alt/seite.html', '/каталог/пилы', '/product/nv-450'])(
  '%s may be looked for [R14.8]',
  (path) => {
    expect(shouldLogPage(path)).toBe(true)
  },
)

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
])('%s is not noted [R14.8]', (path) => {
  expect(shouldLogPage(path)).toBe(false)
})

it('notes no search that says who searched [R14.8]', () => {
  expect(shouldLogSearch('plasma cutter')).toBe(true)
  expect(shouldLogSearch('NV 4501')).toBe(true)
  for (const query of ['a', 'anna@example.com', '00433160001974', 'https://spam.example', '<script>'])
    expect([query, shouldLogSearch(query)]).toEqual([query, false])
})

function log(answer: () => Promise<unknown> = async () => ({ kept: 1 })) {
  const client = vi.fn<(...args: unknown[]) => Promise<unknown>>(() => answer())
  return {
    misses: new NotFoundLog(client as unknown as Client),
    bodies: () => client.mock.calls.map((it) => (it[2] as { body: unknown }).body),
  }
}

it('tells counts once, in the form of the contract [R14.8]', async () => {
  const { misses, bodies } = log()
  misses.notePage('/%D0%BE-%D0%BD%D0%B0%D1%81')
  misses.notePage('/о-нас')
  misses.notePage('/%E0%A4%A')
  misses.noteSearch({ query: 'plasma', language: 'en', kind: 'products' })
  await misses.tell()
  await misses.tell()
  expect(bodies()).toEqual([
    {
      pages: [{ path: '/о-нас', count: 2 }],
      searches: [{ query: 'plasma', language: 'en', kind: 'products', count: 1 }],
    },
  ])
  expect(notFoundReport.safeParse(bodies()[0]).success).toBe(true)
})

it('counts no more between two reports than a report may hold', async () => {
  const { misses, bodies } = log()
  for (let i = 0; i < 1000; i++) misses.notePage(`/guess-${i}`)
  misses.notePage('/guess-1')
  await misses.tell()
  expect(notFoundReport.safeParse(bodies()[0]).success).toBe(true)
  expect((bodies()[0] as { pages: { count: number }[] }).pages[1]?.count).toBe(2)
})

it('leaves a backend alone that does not want to know [R13.12]', async () => {
  const { misses, bodies } = log(() => Promise.reject(new ApiError(404, 'not found')))
  misses.notePage('/a')
  await misses.tell()
  misses.notePage('/b')
  await misses.tell()
  expect(bodies()).toHaveLength(1)
})
