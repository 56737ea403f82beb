import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { requireLoopback } from '../loopback.ts'
import { fuzz } from './fuzz.ts'
import { listFaults } from './report.ts'

const STACK = 'TypeError: no\n    at here (file:///server.js:1:2)\n'
const SEED = 1
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server of the test's choice, fuzzed for some seconds or until something is found. */
async function fuzzServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  readLog?: () => string,
) {
  server = createServer((request, response) => {
    if (request.url !== '/metrics') return answer(request, response)
    response.end(
      'process_resident_memory_bytes 1\nvitrine_page_cache_entries 1\nvitrine_page_cache_bytes 1\nprocess_uptime_seconds 1\n',
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fuzz({ siteUrl, seed: SEED, seconds: 5, hungAfterMs: 2000, ...(readLog && { readLog }) })
}

it('finds nothing where nothing is wrong, and counts 503 that say when to come again [R12.45]', async () => {
  const report = await fuzzServer((_, response) => response.writeHead(503, { 'retry-after': '5' }).end())
  expect(report.found).toBeNull()
  expect(report.requests).toBeGreaterThan(10)
  expect(listFaults(report)).toEqual([expect.stringMatching(/^\d+ answers of \d+ were 503$/)])
})

it.each([
  ['a failure', (response: ServerResponse) => response.writeHead(500).end(), 'status 500'],
  [
    'an outage that does not say when to come again',
    (response: ServerResponse) => response.writeHead(503).end(),
    'status 503',
  ],
  ['a stack in an answer', (response: ServerResponse) => response.writeHead(400).end(STACK), 'a stack in the answer'],
])('finds %s, and shows a request that does it [R12.45]', async (_what, fail, fault) => {
  const { found } = await fuzzServer(
    ({ url = '' }, response) => void (/^\/api.*%/.test(url) ? fail(response) : response.end()),
  )
  expect(found).toContain(fault)
  expect(found).toMatch(/after "\S+ \S*%/)
})

it('finds a request that is never answered [R12.45]', async () => {
  const { found } = await fuzzServer(({ method }, response) => void (method !== 'POST' && response.end()))
  expect(found).toMatch(/^the connection hangs\nafter "POST /)
})

it('finds a stack in the log [R12.45]', async () => {
  let log = ''
  const report = await fuzzServer(
    ({ method }, response) => {
      if (method === 'POST') log += STACK
      response.end()
    },
    () => log,
  )
  expect(report.found).toMatch(/a stack in the log[^]*after "POST /)
})

it.each(['http://example.com', 'http://10.0.0.1:3000', 'http://localhost.example.com', 'http://127.0.0.1@example.com'])(
  'does not flood %s [R12.45]',
  (address) => expect(() => requireLoopback(address)).toThrow(/is another machine/),
)

it('floods this machine by each of its names [R12.45]', () => {
  const addresses = ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80']
  expect(addresses.map((it) => requireLoopback(`${it}/`))).toEqual(addresses)
})
