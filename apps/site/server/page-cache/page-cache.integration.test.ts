import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeBodies, hashBody } from './encode.ts'
import type { Entry } from './entry.ts'
import { PageCache } from './page-cache.ts'

let server: Server
let revision = '1'
let text = 'first '
let status = 200
const render = vi.fn(async (key: string) => ({
  entry: await entryOf(`${text}${key} `.repeat(100)),
  keep: status < 400,
}))

async function entryOf(body: string): Promise<Entry> {
  const plain = Buffer.from(body)
  return {
    status,
    headers: { 'content-type': 'text/plain' },
    bodies: await encodeBodies(plain),
    hash: hashBody(plain),
    revision,
  }
}

let pages: PageCache
beforeEach(async () => {
  ;[revision, text, status] = ['1', 'first ', 200]
  render.mockClear()
  pages = new PageCache({ limitBytes: 1_000_000, render, revision: () => revision })
  server = createServer((request, response) => {
    const key = request.url ?? ''
    if (!pages.serveCached(key, request, response)) void pages.serveRendered(key, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => void server.close())

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
const stateOf = async (path: string) => (await get(path)).headers.get('x-page-cache')

describe('PageCache', () => {
  it('renders once and then serves from the cache [R13.1]', async () => {
    expect(await stateOf('/a')).toBe('miss')
    expect(await stateOf('/a')).toBe('hit')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('lets visitors who ask at the same time share one rendering [R13.2]', async () => {
    await Promise.all([get('/a'), get('/a'), get('/a')])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('serves the old at once after a change and the new one next [R13.4]', async () => {
    await get('/a')
    ;[revision, text] = ['2', 'second ']
    const stale = await get('/a')
    expect(stale.headers.get('x-page-cache')).toBe('stale')
    expect(await stale.text()).toContain('first')
    await vi.waitFor(async () => expect(await (await get('/a')).text()).toContain('second'))
    expect(await stateOf('/a')).toBe('hit')
  })

  it('renders pages used before again without being asked [R13.4]', async () => {
    await get('/a')
    revision = '2'
    pages.renewRecent()
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    await vi.waitFor(async () => expect(await stateOf('/a')).toBe('hit'))
  })

  it('renders first what a visitor got too old, then what was used last [R13.4]', async () => {
    for (const path of ['/a', '/b', '/c', '/d']) await get(path)
    revision = '2'
    render.mockClear()
    pages.renewRecent()
    await get('/a')
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(4))
    expect(render.mock.calls.map(([key]) => key)).toEqual(['/d', '/a', '/c', '/b'])
  })

  it('asks again for a redirect of an older revision before it serves it, and serves it when that fails [R13.4, R13.5]', async () => {
    status = 301
    await get('/old', { redirect: 'manual' })
    ;[revision, status] = ['2', 503]
    const during = await get('/old', { redirect: 'manual' })
    expect([during.status, during.headers.get('x-page-cache')]).toEqual([301, 'stale'])
    status = 200
    const after = await get('/old', { redirect: 'manual' })
    expect([after.status, after.headers.get('x-page-cache')]).toEqual([200, 'miss'])
    expect(await stateOf('/old')).toBe('hit')
  })

  it('renders the 300 pages used last again, or as many as it is told to [R13.4]', async () => {
    const renderings = (path: string) => render.mock.calls.filter(([key]) => key === path).length
    for (let page = 0; page <= 300; page++) await get(`/${page}`)
    revision = '2'
    pages.renewRecent()
    await vi.waitFor(() => expect(renderings('/1')).toBe(2))
    expect(renderings('/0')).toBe(1)
    revision = '3'
    pages.renewRecent(Infinity)
    await vi.waitFor(() => expect(renderings('/0')).toBe(2))
  })

  it('keeps a page through a failure and drops it when it is gone [R13.5]', async () => {
    await get('/a')
    ;[revision, status] = ['2', 503]
    pages.renewRecent()
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    expect((await get('/a')).status).toBe(200)
    status = 404
    pages.renewRecent()
    await vi.waitFor(async () => expect((await get('/a')).status).toBe(404))
  })

  it('does not cache a failure [R13.5]', async () => {
    status = 500
    await get('/a')
    status = 200
    expect(await stateOf('/a')).toBe('miss')
  })

  it('gives each encoding its own bytes and ETag, and 304 to those who have them [R13.6]', async () => {
    const br = await get('/a', { headers: { 'accept-encoding': 'gzip, br' } })
    const plain = await get('/a', { headers: { 'accept-encoding': 'identity' } })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await br.text()).toBe(await plain.text())
    const etag = br.headers.get('etag') ?? ''
    expect(etag).not.toBe(plain.headers.get('etag'))
    const again = await get('/a', { headers: { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('answers HEAD without a body [R13.6]', async () => {
    const head = await get('/a', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect(head.headers.get('content-length')).toBe('900')
    expect(await head.text()).toBe('')
  })

  it('leaves what is too large to whoever asks, and renders it for the next one again [R12.44]', async () => {
    const rendering = vi.fn<() => Promise<null>>().mockResolvedValue(null)
    const large = new PageCache({ limitBytes: 5000, render: rendering, revision: () => revision })
    const untouched = {} as ServerResponse
    for (let turn = 1; turn <= 2; turn++) {
      expect(await large.serveRendered('/film', {} as IncomingMessage, untouched)).toBe(false)
      expect([rendering.mock.calls.length, large.size.entries, large.counts.miss]).toEqual([turn, 0, 0])
    }
  })

  it('stays within its bytes: the longest unused goes first [R13.1]', async () => {
    pages = new PageCache({ limitBytes: 5000, render, revision: () => revision })
    for (const path of ['/a', '/b', '/a', '/c']) await get(path)
    expect(pages.size.bytes).toBeLessThanOrEqual(5000)
    expect(await stateOf('/a')).toBe('hit')
    expect(await stateOf('/b')).toBe('miss')
  })
})
