import { brotliCompressSync, constants } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveFrom, toEntry } from '../testing/served-pages.ts'
import { createTestServers } from '../testing/test-servers.ts'
import { QUICK_BROTLI, SMALLEST_BROTLI } from './encode.ts'
import { PageCache } from './page-cache.ts'

const listen = createTestServers()
const render = vi.fn(async (key: string) => ({
  entry: await toEntry(`first ${key} `.repeat(100)),
  keep: true,
  tags: [key],
}))
let pages: PageCache
let get: (path: string, init?: RequestInit) => Promise<Response>

beforeEach(async () => {
  render.mockClear()
  pages = new PageCache({ limitBytes: 1_000_000, render })
  const port = await listen(serveFrom(() => pages))
  get = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
})

/** Only ends what hangs. */
const waitFor = (check: () => unknown) => vi.waitFor(check, 10_000)

describe('PageCache, encodings', () => {
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

  it('keeps a page in brotli and in what else is asked for, but not plain, and counts what it keeps [R13.20]', async () => {
    const ask = (encoding: string) => get('/a', { headers: { 'accept-encoding': encoding } })
    const body = await (await ask('br')).text()
    const quick = pages.size.bytes
    await ask('br')
    await waitFor(() => expect(pages.size.bytes).toBeLessThan(quick))
    const alone = pages.size.bytes
    expect(await (await ask('identity')).text()).toBe(body)
    expect(pages.size.bytes).toBe(alone)
    const gzip = await ask('gzip')
    expect([gzip.headers.get('content-encoding'), await gzip.text()]).toEqual(['gzip', body])
    expect(pages.size.bytes - alone).toBe(Number(gzip.headers.get('content-length')))
    expect((await ask('gzip')).headers.get('x-page-cache')).toBe('hit')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('compresses quickly for whoever waits, and once more for whoever asks again, under one ETag [R13.60]', async () => {
    let state = 7
    const word = () => ((state = (state * 48_271) % 2_147_483_647) % 2000).toString(36)
    const item = () =>
      `<li><a class="card" href="/product/${word()}"><h2>${word()}</h2> ${word()} of ${word()}</a></li>`
    const words = Array.from({ length: 500 }, item).join('\n')
    render.mockImplementationOnce(async (key: string) => ({ entry: await toEntry(words), keep: true, tags: [key] }))
    const lengthAt = (level: number) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: words.length }
      return brotliCompressSync(words, { params }).length
    }
    const quick = lengthAt(QUICK_BROTLI)
    const ask = (etag = '') => get('/a', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    const lengthOf = (it: Response) => Number(it.headers.get('content-length'))
    const first = await ask()
    const weight = pages.size.bytes
    expect([lengthOf(first), lengthOf(await ask())]).toEqual([quick, quick])
    await waitFor(async () => expect(lengthOf(await ask())).toBeLessThan(quick))
    const again = await ask()
    expect(weight - pages.size.bytes).toBe(quick - lengthOf(again))
    expect([await again.text(), again.headers.get('etag')]).toEqual([words, first.headers.get('etag')])
    expect((await ask(first.headers.get('etag') ?? '')).status).toBe(304)
    // Asked for often, as small as it gets without seconds.
    for (let asked = 0; asked < 40; asked++) await ask()
    await waitFor(async () => expect(lengthOf(await ask())).toBe(lengthAt(SMALLEST_BROTLI)))
    const last = await ask()
    expect(lengthOf(last)).toBeLessThan(lengthOf(again))
    expect([await last.text(), last.headers.get('etag')]).toEqual([words, first.headers.get('etag')])
    expect(render).toHaveBeenCalledTimes(1)
  })
})
