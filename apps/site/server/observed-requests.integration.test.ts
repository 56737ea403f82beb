import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLog } from '@vitrine/platform/log/log'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSite, type Site } from './create-site.ts'
import { readSiteEnvironment } from './environment.ts'
import { createPlainBuild } from './testing/plain-build.ts'
import { TaggedBackend } from './testing/tagged-backend.ts'
import { createTestServers } from './testing/test-servers.ts'
import { contact, ID, order } from './testing/test-site.ts'

const serve = createTestServers()
const REQUEST_ID = 'edge_0000000001'
let site: Site
let url = ''
let folder = ''
let backend: TaggedBackend
let isAway = false
let trustProxy = '1'
/** The ids that the content API was told, by path; not those of the revision poller. */
let told: Record<string, unknown> = {}
/** The traces that it was told, by path. */
let traces: Record<string, unknown> = {}
let logged = ''

type LogLine = { level: string; msg: string; requestId?: string }
const logLines = () =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LogLine)

beforeEach(async () => {
  backend = new TaggedBackend()
  ;[told, traces, logged, isAway] = [{}, {}, '', false]
  folder = mkdtempSync(join(tmpdir(), 'observed-'))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((logged += String(text))))
  startLog({ program: 'site', format: 'json', level: 'debug' })
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    if (!path.includes('/revision/')) told[path] = request.headers['x-request-id']
    traces[path] = request.headers.traceparent
    if (isAway) return void response.destroy()
    return request.method === 'POST' ? void response.writeHead(503).end() : void backend.listener(request, response)
  }
  const environment = readSiteEnvironment({
    TRUST_PROXY: trustProxy,
    API_BASE: `http://127.0.0.1:${await serve(listener)}/api`,
    SITE_URL: 'https://norvane.example',
    DATA_DIR: folder,
  })
  site = createSite({
    environment,
    build: createPlainBuild(() => undefined),
    mode: 'production',
    staticFiles: new Map(),
  })
  await site.start()
  url = `http://127.0.0.1:${await serve(site.listener)}`
})
afterEach(async () => {
  await site.stop()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = { 'x-request-id': REQUEST_ID }, init: RequestInit = {}) =>
  fetch(url + path, { redirect: 'manual', ...init, headers: { 'accept-language': 'en', ...headers } })
const idOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).headers.get('x-request-id')

it('the id of the proxy goes to the content API and comes back with every answer, kept or not [R18.82]', async () => {
  const page = '/product/p1'
  expect(await idOf(page)).toBe(REQUEST_ID)
  expect(told).toEqual({ '/api/shop/products/p1/': REQUEST_ID })
  const kept = await ask(page)
  expect([kept.headers.get('x-page-cache'), kept.headers.get('x-request-id')]).toEqual(['hit', REQUEST_ID])
  const etag = String(kept.headers.get('etag'))
  const known = await ask(page, { 'x-request-id': REQUEST_ID, 'if-none-match': etag })
  expect([known.status, known.headers.get('x-request-id')]).toEqual([304, REQUEST_ID])
  for (const path of ['/healthz', '/robots.txt', '/none', '/product/%2f', '/api/shop/products/p2/', '/admin'])
    expect([path, await idOf(path)]).toEqual([path, REQUEST_ID])
  expect(await idOf('/', { 'x-request-id': REQUEST_ID, 'accept-language': 'de' })).toBe(REQUEST_ID)
  expect(await idOf(page, undefined, { method: 'PROPFIND' })).toBe(REQUEST_ID)
  expect(told['/api/shop/products/p2/']).toBe(REQUEST_ID)
})

it('without a proxy a request gets an id of its own, and what is kept none [R18.82]', async () => {
  const [first, second] = [await idOf('/healthz', {}), await idOf('/healthz', { 'x-request-id': 'no id' })]
  expect([first, second]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(first).not.toBe(second)
  await ask('/product/p1', {})
  expect(await idOf('/product/p1', {})).toBeNull()
})

it('what is logged for a request names it, and what nobody asked for names none of a visitor [R18.83]', async () => {
  await ask('/category/c1')
  isAway = true
  backend.publish(1, 'Saw 1, renamed')
  await ask('/product/p3')
  const failed = logLines().filter(({ level }) => level === 'error')
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.map(({ requestId }) => requestId)).toEqual(failed.map(() => REQUEST_ID))
  expect(logLines()).toContainEqual(
    expect.objectContaining({ level: 'debug', msg: 'request', route: 'product', requestId: REQUEST_ID }),
  )
})

it('nothing of an enquiry is logged, neither when it is taken nor when it cannot be delivered; its id is [R12.12, R18.84]', async () => {
  const telltale = { ...order, full_name: 'Telltale Name', email: 'telltale@visitor.example', phone: '5550100200' }
  const json = (id: string) => ({ 'content-type': 'application/json', 'idempotency-key': id })
  const post = (path: string, id: string, body: unknown) =>
    ask(path, { ...json(id), 'x-forwarded-for': '203.0.113.77' }, { method: 'POST', body: JSON.stringify(body) })
  expect((await post('/api/order_request/', ID, { ...telltale, message: 'Telltale message' })).status).toBe(201)
  const other = ID.replace('0b', '1c')
  const sent = { ...contact, full_name: 'Telltale Name', contact_message: 'Telltale message', email: 'not an address' }
  expect((await post('/api/contactme/', other, sent)).status).toBe(400)
  await ask('/search-result?q=Telltale+search')
  isAway = true
  await ask('/api/search/?q=Telltale+search')
  await vi.waitFor(() => expect(logLines()).toContainEqual(expect.objectContaining({ requestId: ID })), 10_000)
  expect(told['/api/order_request/']).toBe(ID)
  expect(logged).toContain(`enquiry ${ID} postponed`)
  expect(logged).not.toMatch(/telltale|visitor\.example|5550100200|203\.0\.113\.77|127\.0\.0\.1(?!:)/i)
})

it('requests are counted by route and status, those that are kept too, and timed [R18.85]', async () => {
  for (let turn = 0; turn < 3; turn++) await ask('/product/p1')
  await ask('/product/none')
  await ask('/category/c1', {}, { method: 'PROPFIND' })
  const text = await (await ask('/metrics')).text()
  expect(text).toContain('vitrine_http_requests_total{route="product",status="2xx"} 3\n')
  expect(text).toContain('vitrine_http_requests_total{route="product",status="4xx"} 1\n')
  expect(text).toContain('vitrine_http_requests_total{route="refused",status="4xx"} 1\n')
  expect(text).toContain('vitrine_http_request_duration_seconds_count{route="product"} 2\n')
  expect(text).toContain('vitrine_page_cache_requests_total{state="hit"} 2\n')
  expect(text).toContain('vitrine_content_revision 1\n')
})

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

it('a trace that the proxy names goes on [R18.91]', async () => {
  await ask('/product/p1', { traceparent: TRACE })
  expect(Object.values(traces)).toContain(TRACE)
})

describe('where no proxy is trusted', () => {
  beforeAll(() => void (trustProxy = '0'))
  afterAll(() => void (trustProxy = '1'))

  it('neither a trace nor a request id that a visitor names is believed [R18.107]', async () => {
    const id = await idOf('/product/p1', { traceparent: TRACE, 'x-request-id': REQUEST_ID })
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(told).toEqual({ '/api/shop/products/p1/': id })
    expect(Object.keys(traces)).toContain('/api/shop/products/p1/')
    expect(Object.values(traces).filter(Boolean)).toEqual([])
    expect(logged).not.toContain(REQUEST_ID)
  })
})
