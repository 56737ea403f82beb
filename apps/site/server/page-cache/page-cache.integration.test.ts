import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveFrom, toEntry } from '../testing/served-pages.ts'
import { createTestServers } from '../testing/test-servers.ts'
import { PageCache } from './page-cache.ts'
import type { Tags } from './tags.ts'

const listen = createTestServers()
let text = 'first '
let status = 200
/** What each key is made from; what is not here carries its own name. */
let tagsOf: Record<string, Tags> = {}
const render = vi.fn(async (key: string) => ({
  entry: await toEntry(`${text}${key} `.repeat(100), status),
  keep: status < 400,
  tags: tagsOf[key] === undefined ? [key] : tagsOf[key],
}))

let pages: PageCache
let origin: string
beforeEach(async () => {
  ;[text, status, tagsOf] = ['first ', 200, {}]
  render.mockReset()
  pages = new PageCache({ limitBytes: 1_000_000, render })
  origin = `http://127.0.0.1:${await listen(serveFrom(() => pages))}`
})

/** Only ends what hangs. */
const waitFor = (check: () => unknown) => vi.waitFor(check, 10_000)
const get = (path: string, init?: RequestInit) => fetch(origin + path, init)
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
    text = 'second '
    pages.markStale(null, 0)
    const stale = await get('/a')
    expect(stale.headers.get('x-page-cache')).toBe('stale')
    expect(await stale.text()).toContain('first')
    await waitFor(async () => expect(await (await get('/a')).text()).toContain('second'))
    expect(await stateOf('/a')).toBe('hit')
  })

  it('renders pages used before again without being asked [R13.4]', async () => {
    await get('/a')
    pages.markStale(null)
    await waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    await waitFor(async () => expect(await stateOf('/a')).toBe('hit'))
  })

  it('renders first what a visitor got too old, then what was used last [R13.4]', async () => {
    for (const path of ['/a', '/b', '/c', '/d']) await get(path)
    render.mockClear()
    pages.markStale(null)
    await get('/a')
    await waitFor(() => expect(render).toHaveBeenCalledTimes(4))
    expect(render.mock.calls.map(([key]) => key)).toEqual(['/d', '/a', '/c', '/b'])
  })

  it('asks again for a redirect of an older revision before it serves it, and serves it when that fails [R13.4, R13.5]', async () => {
    status = 301
    await get('/old', { redirect: 'manual' })
    status = 503
    pages.markStale(null, 0)
    const during = await get('/old', { redirect: 'manual' })
    expect([during.status, during.headers.get('x-page-cache')]).toEqual([301, 'stale'])
    status = 200
    const after = await get('/old', { redirect: 'manual' })
    expect([after.status, after.headers.get('x-page-cache')]).toEqual([200, 'miss'])
    expect(await stateOf('/old')).toBe('hit')
  })

  it('asks again before it serves what may not be served old, but for whoever has what belongs to it [R13.105]', async () => {
    pages = new PageCache({ limitBytes: 1_000_000, render, mayServeOld: (_, { headers }) => headers.from === 'first' })
    const getAs = (from: string) => get('/data', { headers: { from } })
    await getAs('first')
    text = 'second '
    pages.markStale(null, 0)
    const old = await getAs('first')
    expect([old.headers.get('x-page-cache'), await old.text()]).toEqual(['stale', expect.stringContaining('first')])
    await waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    text = 'third '
    pages.markStale(null, 0)
    const anew = await getAs('second')
    expect([anew.headers.get('x-page-cache'), await anew.text()]).toEqual(['miss', expect.stringContaining('third')])
    status = 503
    pages.markStale(null, 0)
    const during = await getAs('another')
    expect([during.status, await during.text()]).toEqual([200, expect.stringContaining('third')])
  })

  it('renders the 300 pages used last again, or as many as it is told to [R13.4]', async () => {
    const renderings = (path: string) => render.mock.calls.filter(([key]) => key === path).length
    for (let page = 0; page <= 300; page++) await get(`/${page}`)
    pages.markStale(null)
    await waitFor(() => expect(renderings('/1')).toBe(2))
    expect(renderings('/0')).toBe(1)
    pages.markStale(null, Infinity)
    await waitFor(() => expect(renderings('/0')).toBe(2))
  })

  it('keeps a page through a failure and drops it when it is gone [R13.5]', async () => {
    await get('/a')
    status = 503
    pages.markStale(null)
    await waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    expect((await get('/a')).status).toBe(200)
    status = 404
    pages.markStale(null)
    await waitFor(async () => expect((await get('/a')).status).toBe(404))
  })

  it('does not cache a failure [R13.5]', async () => {
    status = 500
    await get('/a')
    status = 200
    expect(await stateOf('/a')).toBe('miss')
  })

  it('answers HEAD without a body [R13.6]', async () => {
    const head = await get('/a', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect(head.headers.get('content-length')).toBe('900')
    expect(await head.text()).toBe('')
  })

  it('leaves what is too large to whoever asks, and renders it for the next one again [R12.44]', async () => {
    const rendering = vi.fn<() => Promise<null>>().mockResolvedValue(null)
    const large = new PageCache({ limitBytes: 5000, render: rendering })
    const untouched = {} as ServerResponse
    for (let turn = 1; turn <= 2; turn++) {
      expect(await large.serveRendered('/film', {} as IncomingMessage, untouched)).toBe(false)
      expect([rendering.mock.calls.length, large.size.entries, large.counts.miss]).toEqual([turn, 0, 0])
    }
  })

  it('a change of product 12 makes stale exactly the pages that carry its tag, and renders them and no other [R13.16, R13.17]', async () => {
    tagsOf = {
      '/product/12': ['products:12', 'company'],
      '/product/13': ['products:13', 'company'],
      '/category': ['categories:3', 'products:12', 'products:13'],
      '/search': ['products'],
      '/about': ['company'],
      '/still': [],
    }
    const paths = Object.keys(tagsOf)
    for (const path of paths) await get(path)
    render.mockClear()
    pages.markStale(['products:12', 'products'], 0)
    const states = await Promise.all(paths.map(stateOf))
    expect(states).toEqual(['stale', 'hit', 'stale', 'stale', 'hit', 'hit'])
    await waitFor(async () => expect(await Promise.all(paths.map(stateOf))).toEqual(paths.map(() => 'hit')))
    expect(new Set(render.mock.calls.map(([key]) => key))).toEqual(new Set(['/product/12', '/category', '/search']))
    pages.markStale(['products:12', 'products'])
    await waitFor(() => expect(render).toHaveBeenCalledTimes(6))
  })

  it('a page of which it is not known what it shows is stale at every change [R13.16]', async () => {
    tagsOf = { '/a': null }
    await get('/a')
    pages.markStale(['posts:7'], 0)
    expect(await stateOf('/a')).toBe('stale')
  })

  it('a page that was rendered while something it shows changed is rendered again, another is not [R13.18]', async () => {
    for (const [changed, times] of [
      ['/a', 2],
      ['/b', 1],
    ] as const) {
      render.mockClear()
      pages = new PageCache({ limitBytes: 1_000_000, render })
      let finish: () => void = () => undefined
      const rendered = await render('/a')
      render.mockClear()
      render.mockImplementationOnce(async () => {
        await new Promise<void>((resolve) => (finish = resolve))
        return rendered
      })
      const visitor = get('/a')
      await waitFor(() => expect(render).toHaveBeenCalledTimes(1))
      pages.markStale([changed])
      finish()
      expect((await visitor).headers.get('x-page-cache')).toBe(times === 2 ? 'stale' : 'miss')
      await waitFor(async () => expect(await stateOf('/a')).toBe('hit'))
      expect(render).toHaveBeenCalledTimes(times)
    }
  })

  it('lets a visitor who waits for a page go before what is rendered unasked [R13.17]', async () => {
    for (const path of ['/a', '/b', '/c']) await get(path)
    const started: string[] = []
    let finish: () => void = () => undefined
    render.mockImplementation(async (key: string) => {
      started.push(key)
      if (key === '/new') await new Promise<void>((resolve) => (finish = resolve))
      return { entry: await toEntry(key), keep: true, tags: [key] }
    })
    const visitor = get('/new')
    await waitFor(() => expect(started).toEqual(['/new']))
    pages.markStale(['/a', '/b', '/c'])
    started.push('the page is there')
    finish()
    await visitor
    await waitFor(() => expect(started).toHaveLength(5))
    expect(started).toEqual(['/new', 'the page is there', '/c', '/b', '/a'])
  })

  it('what nobody asks for does not wait for ever for visitors whose pages take long [R13.17]', async () => {
    await get('/a')
    render.mockImplementationOnce(() => new Promise(() => undefined))
    get('/slow').catch(() => undefined)
    await waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    pages.markStale(['/a'])
    await waitFor(() => expect(render).toHaveBeenCalledTimes(3))
  })

  it('renders uploads again only when somebody asks for them [R13.17]', async () => {
    pages = new PageCache({ limitBytes: 1_000_000, render, isRenewedUnasked: (key) => key !== '/a.png' })
    for (const path of ['/a', '/a.png']) await get(path)
    pages.markStale(null)
    await waitFor(async () => expect(await stateOf('/a')).toBe('hit'))
    expect(await stateOf('/a.png')).toBe('stale')
    await waitFor(async () => expect(await stateOf('/a.png')).toBe('hit'))
  })

  it('lets no cache on the way keep what is stale [R13.19]', async () => {
    render.mockImplementationOnce(async (key: string) => {
      const entry = await toEntry(key)
      entry.headers['cache-control'] = 'public, max-age=0, s-maxage=3600, must-revalidate'
      return { entry, keep: true, tags: [] }
    })
    const fresh = await get('/a')
    pages.markStale(null, 0)
    const stale = await get('/a')
    expect([fresh, stale].map((it) => it.headers.get('cache-control'))).toEqual([
      'public, max-age=0, s-maxage=3600, must-revalidate',
      'public, max-age=0, must-revalidate',
    ])
  })

  it('stays within its bytes: the longest unused goes first [R13.1]', async () => {
    pages = new PageCache({ limitBytes: 3000, render })
    for (const path of ['/a', '/b', '/a', '/c']) await get(path)
    expect(pages.size.bytes).toBeLessThanOrEqual(3000)
    expect(await stateOf('/a')).toBe('hit')
    expect(await stateOf('/b')).toBe('miss')
  })
})
