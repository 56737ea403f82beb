import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SECRET_HEADER, SPOOL_PATH } from '@vitrine/contract/spool-api'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestCms } from '../../../testing/test-cms.ts'
import { exampleUndelivered as refused } from '../../../testing/example-undelivered.ts'

const ID = refused.id

/** A site with one undelivered enquiry; `onRetry` decides what becomes of it. */
let undelivered: Record<string, unknown> | null
let onRetry: () => void
let isDown = false
let isOtherDown = false

const site = createServer((request, response) => {
  const answer = (status: number, body: unknown = null) => response.writeHead(status).end(JSON.stringify(body))
  const hasSecret = request.headers[SECRET_HEADER] === 'a secret of this start'
  if (isDown || !hasSecret) return request.socket.destroy()
  if (!undelivered || !request.url?.startsWith(`${SPOOL_PATH}/${ID}`)) return answer(404)
  if (request.method === 'GET') return answer(200, undelivered)
  if (request.method === 'DELETE' && undelivered.state === 'waiting') return answer(409)
  if (request.method === 'DELETE') undelivered = null
  else onRetry()
  return answer(204)
})
/** A site that does not have it. */
const other = createServer((request, response) =>
  isOtherDown ? request.socket.destroy() : response.writeHead(404).end('null'),
)
let cms: Awaited<ReturnType<typeof createTestCms>>
let headers: Record<string, string>

beforeAll(async () => {
  const listen = async (server: Server) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const SITES = `${await listen(site)}, ${await listen(other)}`
  cms = await createTestCms({ SEED: 'none', SITES, INTERNAL_SECRET: 'a secret of this start' })
  headers = await cms.logIn('operator')
})
afterAll(() => {
  site.close()
  other.close()
})
beforeEach(() => {
  undelivered = { ...refused }
  isDown = false
  isOtherDown = false
})

const ask = async (method: 'POST' | 'DELETE', path: string) => {
  const response = await cms.callRest(`/enquiries/undelivered/${path}`, { method, headers })
  return [response.status, await response.json()]
}

it.each([
  ['delivered', () => (undelivered = null), { outcome: 'delivered' }],
  [
    'refused again',
    () => (undelivered = { ...refused, attempts: 5, lastError: 'status 400' }),
    { outcome: 'refused', reason: 'status 400' },
  ],
  [
    'waiting for its next attempt',
    () => (undelivered = { ...refused, state: 'waiting', attempts: 5, lastError: 'fetch failed' }),
    { outcome: 'waiting', reason: 'fetch failed' },
  ],
])('reports that a retried enquiry is %s [R15.8]', async (_what, become, expected) => {
  onRetry = become
  expect(await ask('POST', `${ID}/retry`)).toEqual([200, expected])
})

it('waits until the attempt is over [R15.8]', async () => {
  onRetry = () => {
    undelivered = { ...refused, state: 'waiting' }
    setTimeout(() => (undelivered = null), 600)
  }
  expect(await ask('POST', `${ID}/retry`)).toEqual([200, { outcome: 'delivered' }])
})

/** @returns how many erasures of this enquiry the audit log has */
const countErasures = async () => {
  const where = { kind: { equals: 'erase' }, documentId: { equals: ID } } as const
  return (await cms.payload.count({ collection: 'audit-events', where })).totalDocs
}

it('gives one up [R15.8]', async () => {
  expect(await ask('DELETE', ID)).toEqual([200, { ok: true }])
  expect(undelivered).toBeNull()
})

it('does not say that it is given up while a site that does not answer may still have it [R15.8, R18.104]', async () => {
  isOtherDown = true
  expect(await ask('DELETE', ID)).toEqual([502, { error: 'undelivered.stillSomewhere' }])
  isOtherDown = false
  undelivered = { ...refused }
  expect(await ask('DELETE', ID)).toEqual([200, { ok: true }])
})

it('neither gives up what a site still tries to deliver nor records that it was erased [R15.8, R18.104]', async () => {
  const before = await countErasures()
  undelivered = { ...refused, state: 'waiting' }
  expect(await ask('DELETE', ID)).toEqual([502, { error: 'undelivered.stillSomewhere' }])
  undelivered = null
  isOtherDown = true
  expect(await ask('DELETE', ID)).toEqual([502, { error: 'undelivered.stillSomewhere' }])
  expect(await countErasures()).toBe(before)
  isOtherDown = false
  undelivered = { ...refused }
  await ask('DELETE', ID)
  expect(await countErasures()).toBe(before + 1)
})

it('reports that a colleague was faster or the site does not answer, and refuses editors [R12.9, R15.8]', async () => {
  undelivered = null
  expect(await ask('POST', `${ID}/retry`)).toEqual([404, { error: 'notFound' }])
  isDown = true
  isOtherDown = true
  expect(await ask('POST', `${ID}/retry`)).toEqual([502, { error: 'siteUnreachable' }])
  expect(await ask('DELETE', ID)).toEqual([502, { error: 'siteUnreachable' }])
  headers = await cms.logIn('editor')
  expect(await ask('DELETE', ID)).toEqual([403, { error: 'forbidden' }])
})
