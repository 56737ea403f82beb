import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestCms } from '../../../testing/test-cms.ts'
import { exampleUndelivered as refused } from '../../../testing/example-undelivered.ts'

const ID = refused.id

/** A site that holds one enquiry; `whenRetried` is what becomes of it. */
let letter: Record<string, unknown> | null
let whenRetried: () => void
let isSilent = false

const site = createServer((request, response) => {
  const answer = (status: number, body: unknown = null) => response.writeHead(status).end(JSON.stringify(body))
  const isOurs = request.headers['x-vitrine-secret'] === 'a secret of this start'
  if (isSilent || !isOurs) return request.socket.destroy()
  if (!letter || !request.url?.startsWith(`/internal/spool/${ID}`)) return answer(404)
  if (request.method === 'GET') return answer(200, letter)
  if (request.method === 'DELETE') letter = null
  else whenRetried()
  return answer(204)
})
let cms: Awaited<ReturnType<typeof createTestCms>>
let headers: Record<string, string>

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  cms = await createTestCms({ SEED: 'none', PORT: String(port), INTERNAL_SECRET: 'a secret of this start' })
  headers = await cms.logIn('operator')
}, 60_000)
afterAll(() => void site.close())
beforeEach(() => {
  letter = { ...refused }
  isSilent = false
})

const ask = async (method: 'POST' | 'DELETE', path: string) => {
  const response = await cms.rest(`/enquiries/undelivered/${path}`, { method, headers })
  return [response.status, await response.json()]
}

it.each([
  ['reached', () => (letter = null), { outcome: 'reached' }],
  [
    'refused again',
    () => (letter = { ...refused, attempts: 5, lastError: 'status 400' }),
    { outcome: 'refused', reason: 'status 400' },
  ],
  [
    'waiting for its next turn',
    () => (letter = { ...refused, state: 'waiting', attempts: 5, lastError: 'fetch failed' }),
    { outcome: 'waiting', reason: 'fetch failed' },
  ],
])('tells that one tried again is %s [R15.8]', async (_what, become, told) => {
  whenRetried = become
  expect(await ask('POST', `${ID}/retry`)).toEqual([200, told])
})

it('waits until the attempt is over [R15.8]', async () => {
  whenRetried = () => {
    letter = { ...refused, state: 'waiting' }
    setTimeout(() => (letter = null), 600)
  }
  expect(await ask('POST', `${ID}/retry`)).toEqual([200, { outcome: 'reached' }])
})

it('gives one up [R15.8]', async () => {
  expect(await ask('DELETE', ID)).toEqual([200, { ok: true }])
  expect(letter).toBeNull()
})

it('says when a colleague was faster, when the site is silent, and nothing to editors [R12.9, R15.8]', async () => {
  letter = null
  expect(await ask('POST', `${ID}/retry`)).toEqual([404, { error: 'notFound' }])
  isSilent = true
  expect(await ask('POST', `${ID}/retry`)).toEqual([502, { error: 'siteSilent' }])
  expect(await ask('DELETE', ID)).toEqual([502, { error: 'siteSilent' }])
  headers = await cms.logIn('editor')
  expect(await ask('DELETE', ID)).toEqual([403, { error: 'forbidden' }])
})
