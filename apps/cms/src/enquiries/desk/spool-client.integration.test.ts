import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SECRET_HEADER, SPOOL_PATH } from '@vitrine/contract/spool-api'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { exampleUndelivered } from '../../testing/example-undelivered.ts'

const enquiry = (id: string, state: string, receivedAt: string) => ({ ...exampleUndelivered, id, state, receivedAt })

/** Two sites: each has one enquiry of its own, and both have two others. */
const own = [
  [
    enquiry('first', 'waiting', '2026-11-01T00:00:00.000Z'),
    enquiry('half', 'refused', '2026-11-04T00:00:00.000Z'),
    enquiry('both', 'refused', '2026-10-01T00:00:00.000Z'),
  ],
  [
    enquiry('second', 'refused', '2026-11-02T00:00:00.000Z'),
    enquiry('half', 'waiting', '2026-11-04T00:00:00.000Z'),
    enquiry('both', 'refused', '2026-10-01T00:00:00.000Z'),
  ],
]
const asked: string[] = []

const sites: Server[] = own.map((enquiries, number) =>
  createServer((request, response) => {
    const answer = (status: number, body: unknown = null) => response.writeHead(status).end(JSON.stringify(body))
    const path = String(request.url).slice(SPOOL_PATH.length)
    asked.push(`${number} ${request.method} ${path}`)
    if (request.headers[SECRET_HEADER] !== 'a secret of all machines') return answer(404)
    if (path === '')
      return answer(200, { waiting: number + 1, refused: number, oldestMs: 1000 * number, undelivered: enquiries })
    const found = enquiries.find(({ id }) => path.split('/')[1] === id)
    if (!found) return answer(404)
    return request.method === 'DELETE' && found.state === 'waiting' ? answer(409) : answer(200, found)
  }),
)
let client: typeof import('./spool-client.ts')

beforeAll(async () => {
  const origins = await Promise.all(
    sites.map(async (site) => {
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    }),
  )
  vi.stubEnv('SITES', origins.join(', '))
  vi.stubEnv('INTERNAL_SECRET', 'a secret of all machines')
  client = await import('./spool-client.ts')
})
afterAll(() => {
  vi.unstubAllEnvs()
  for (const site of sites) site.close()
})

it('shows the undelivered enquiries of every site, those that need a person first [R15.8, R18.60]', async () => {
  const state = await client.readSpool()
  expect(state).toMatchObject({ waiting: 3, refused: 1, oldestMs: 1000, sites: 2, silent: 0 })
  expect(state?.undelivered.map(({ id }) => id)).toEqual(['both', 'second', 'half', 'first'])
})

it('finds an enquiry at the site that has it, and knows when none has [R15.8, R18.60]', async () => {
  for (const id of ['first', 'second']) expect((await client.callSpool('POST', `/${id}/retry`))?.status).toBe(200)
  expect((await client.callSpool('GET', '/none'))?.status).toBe(404)
  expect(asked).toContain('1 POST /second/retry')
})

it('gives an enquiry up at every site that has it [R15.8, R18.104]', async () => {
  expect(await client.dropFromSpools('/both')).toBe('dropped')
  expect(asked.filter((line) => line.endsWith('DELETE /both'))).toHaveLength(2)
  expect(await client.dropFromSpools('/second')).toBe('dropped')
  expect(await client.dropFromSpools('/none')).toBe('gone')
})

it('does not call given up what a site still tries to deliver [R18.104]', async () => {
  expect(await client.dropFromSpools('/half')).toBe('partly')
  expect(await client.dropFromSpools('/first')).toBe('kept')
})

it('goes on with the others where a site does not answer, and does not call gone what may be there [R15.8, R18.60]', async () => {
  sites[1]?.closeAllConnections()
  sites[1]?.close()
  expect((await client.readSpool())?.undelivered.map(({ id }) => id)).toEqual(['both', 'half', 'first'])
  expect((await client.callSpool('GET', '/first'))?.status).toBe(200)
  expect(await client.callSpool('GET', '/second')).toBe(null)
})

it('says how many sites do not answer, and that one of them may still have what was given up [R18.104, R18.108]', async () => {
  expect(await client.readSpool()).toMatchObject({ sites: 2, silent: 1 })
  expect(await client.dropFromSpools('/both')).toBe('partly')
  expect(await client.dropFromSpools('/second')).toBe('kept')
  sites[0]?.closeAllConnections()
  sites[0]?.close()
  expect(await client.readSpool()).toMatchObject({ sites: 2, silent: 2, undelivered: [] })
  expect(await client.dropFromSpools('/both')).toBe('unreachable')
})
