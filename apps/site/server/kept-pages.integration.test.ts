import { mkdtempSync, rmSync } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSite, type Site } from './create-site.ts'
import { readSiteEnvironment } from './environment.ts'
import { createPlainBuild } from './testing/plain-build.ts'
import { TaggedBackend } from './testing/tagged-backend.ts'
import { createTestServers } from './testing/test-servers.ts'

const serve = createTestServers()
const PAGE = '/category/c1'
let site: Site
let folder = ''
let port = 0

let backend: TaggedBackend

async function start(settings: Record<string, string> = {}) {
  const environment = readSiteEnvironment({
    API_BASE: `http://127.0.0.1:${await serve(backend.listener)}/api`,
    SITE_URL: 'https://norvane.example',
    DATA_DIR: folder,
    CDN_TAG_HEADER: 'cache-tag',
    ...settings,
  })
  site = createSite({
    environment,
    build: createPlainBuild(() => undefined),
    mode: 'production',
    staticFiles: new Map(),
  })
  await site.start()
  port = await serve(site.listener)
}

beforeEach(() => {
  backend = new TaggedBackend()
  folder = mkdtempSync(join(tmpdir(), 'kept-pages-'))
})
afterEach(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string }

function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = requestHttp({ port, path, method, headers: { 'accept-language': 'en', ...headers } }, (answer) => {
      const { date: _, ...own } = answer.headers
      const toAnswer = (bytes: Buffer) => ({ status: answer.statusCode, headers: own, body: bytes.toString('base64') })
      buffer(answer).then((bytes) => resolve(toAnswer(bytes)), reject)
    })
    asked.on('error', reject).end()
  })
}

it.each(['br', 'gzip', 'identity'])(
  'the direct way of a kept page answers as the long one does, in %s: the same status, headers and bytes [R13.1, R13.2, R13.6, R13.61]',
  async (encoding) => {
    await start()
    const headers = { 'accept-encoding': encoding }
    // The second time it is asked for it is made smaller, beside the answers.
    let last = ''
    for (let kept = await ask(PAGE, headers); kept.body !== last || kept.headers['x-page-cache'] !== 'hit';) {
      last = kept.body
      kept = await ask(PAGE, headers)
    }
    const { headers: known, status } = await ask(PAGE, headers)
    expect([status, known]).toEqual([
      200,
      expect.objectContaining({
        'x-page-cache': 'hit',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'cache-tag': expect.stringContaining('categories:1') as unknown,
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'accept-encoding',
      }),
    ])
    for (const [method, etag, expected] of [
      ['GET', '', 200],
      ['HEAD', '', 200],
      ['GET', String(known.etag), 304],
      ['GET', `W/${String(known.etag)}`, 304],
      ['GET', '"x"', 200],
    ] as const) {
      const own = { ...headers, ...(etag && { 'if-none-match': etag }) }
      const direct = await ask(PAGE, own, method)
      expect(direct.status).toBe(expected)
      for (const other of [`${PAGE}?utm_source=letter`, '/category/%631', `http://norvane.example${PAGE}`])
        expect(await ask(other, own, method)).toEqual(direct)
    }
  },
)

it('no other method and no address that is not a key takes the direct way [R13.1, R12.45]', async () => {
  await start()
  await ask(PAGE, {})
  await ask('/product/p1.data', {})
  expect((await ask(PAGE, {})).headers['x-page-cache']).toBe('hit')
  expect((await ask(PAGE, {}, 'POST')).headers['x-page-cache']).toBeUndefined()
  expect((await ask(PAGE, {}, 'TRACE')).status).toBe(405)
  expect((await ask('/product/../category/c1', {})).status).toBe(400)
  expect((await ask('/', { 'accept-language': 'de' })).status).toBe(302)
})

it('a proxy may keep pages that are kept here to the end of the second, nothing that is stale, and nothing else [R13.64]', async () => {
  await start({ TRUST_PROXY: '1' })
  const expiryOf = async (path: string, headers = {}) => (await ask(path, headers)).headers['x-accel-expires']
  const isNow = (expiry: unknown) => Math.abs(Number(String(expiry).slice(1)) - Date.now() / 1000) < 30
  const kept = await ask(PAGE, {})
  const states = [kept, await ask(PAGE, {}), await ask(PAGE, { 'if-none-match': String(kept.headers.etag) })]
  expect(states.map((it) => [it.status, it.headers['x-page-cache'], isNow(it.headers['x-accel-expires'])])).toEqual([
    [200, 'miss', false],
    [200, 'hit', true],
    [304, 'hit', true],
  ])
  for (const path of ['/product/none', '/api/shop/products/p1/', '/healthz', '/robots.txt', '/product/..'])
    expect([path, await expiryOf(path)]).toEqual([path, undefined])
  expect((await ask(PAGE, {}, 'POST')).headers['x-accel-expires']).toBeUndefined()
  // While the page cannot be made again it is served stale.
  backend.beforeSending = () => new Promise(() => undefined)
  backend.publish(1, 'Saw 1, renamed')
  await vi.waitFor(async () => expect((await ask(PAGE, {})).headers['x-page-cache']).toBe('stale'), 10_000)
  expect(await expiryOf(PAGE)).toBeUndefined()
})

it('how long a proxy may keep a page is told by its own clock, and never later than that of the site [R18.121]', async () => {
  await start({ TRUST_PROXY: '1' })
  await ask(PAGE, {})
  const expiryAt = async (said: string) => (await ask(PAGE, { 'x-request-start': said })).headers['x-accel-expires']
  const secondAt = async (said: string) => Number(String(await expiryAt(said)).slice(1))
  expect(await expiryAt('t=1234567890.987')).toBe('@1234567890')
  // Where the proxy does not set the header, anybody may: nothing is kept for ever.
  for (const said of ['t=9999999999.000', `t=${Math.floor(Date.now() / 1000) + 60}.000`])
    expect(await secondAt(said)).toBeLessThanOrEqual(Date.now() / 1000)
  // What is no time counts as none.
  for (const said of ['t=', '1234567890.987', 't=1e99.0', 't=-1.000'])
    expect(await secondAt(said)).toBeGreaterThan(1_700_000_000)
})

it('without a proxy nobody is told that a page may be kept [R13.64]', async () => {
  await start()
  for (let turn = 0; turn < 2; turn++) expect((await ask(PAGE, {})).headers).not.toHaveProperty('x-accel-expires')
})
