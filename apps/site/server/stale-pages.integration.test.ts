import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteContext } from '../shared/site-context.ts'
import { createSite, type Site } from './create-site.ts'
import { readSiteEnvironment } from './environment.ts'
import { createPlainBuild } from './testing/plain-build.ts'
import { TaggedBackend } from './testing/tagged-backend.ts'
import { createTestServers } from './testing/test-servers.ts'

const serve = createTestServers()
const products = Array.from({ length: 12 }, (_, i) => `/product/p${i + 1}`)
const paths = [...products, '/category/c1', '/category/c2']
/** The poller asks twice a second. */
const SOON = { timeout: 10_000, interval: 50 }

let backend: TaggedBackend
let site: Site | undefined
/** The pages that have been rendered since all of them were kept. */
let rendered: string[] = []
let folder = ''
let origin = ''

beforeEach(() => {
  backend = new TaggedBackend()
  folder = mkdtempSync(join(tmpdir(), 'stale-pages-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a site before the backend, and has it keep every page. */
async function start(settings: Record<string, string> = {}) {
  const environment = readSiteEnvironment({
    API_BASE: `http://127.0.0.1:${await serve(backend.listener)}/api`,
    SITE_URL: 'http://norvane.example',
    DATA_DIR: folder,
    ...settings,
  })
  const build = createPlainBuild((path) => rendered.push(path), { days: showDay, data: sendData })
  site = createSite({ environment, build, mode: 'production', staticFiles: new Map() })
  await site.start()
  origin = `http://127.0.0.1:${await serve(site.listener)}`
  for (const path of paths) await get(path)
  await vi.waitFor(async () => expect(await states()).toEqual(paths.map(() => 'hit')), SOON)
  backend.asked = []
  rendered = []
}

const showDay = async ({ context }: LoaderFunctionArgs) =>
  new Response(`<!doctype html>${context.get(siteContext).today()}`, { headers: { 'content-type': 'text/html' } })

/** As the data of a page are sent: by their hash, here the name itself. */
const sendData = async ({ context }: LoaderFunctionArgs) => {
  const { name } = await context.get(siteContext).api.required('getProduct', { id: 'p3' })
  return new Response(name, { headers: { 'content-type': 'text/plain', 'x-data-hash': name } })
}

const get = (path: string) => fetch(origin + path, { headers: { 'accept-language': 'en' } })
const stateOf = async (path: string) => (await get(path)).headers.get('x-page-cache')
const states = () => Promise.all(paths.map(stateOf))
const asked = () => backend.asked.toSorted()
const allCalls = () => paths.map((path) => path.replace(/^\/(product|category)/, toCall) + '/').toSorted()
const toCall = (_: string, kind: string) => (kind === 'product' ? '/shop/products' : '/shop/categories')

async function waitForName(path: string, name: string) {
  await vi.waitFor(async () => expect(await (await get(path)).text()).toContain(name), SOON)
}

it('a publish of one product renders the pages that show it, unasked, and no other page is stale [R13.16, R13.17]', async () => {
  await start()
  backend.publish(3, 'Saw 3, renamed')
  const calls = ['/shop/categories/c1/', '/shop/products/p3/']
  await vi.waitFor(() => expect(asked()).toEqual(calls), SOON)
  await waitForName('/product/p3', 'Saw 3, renamed')
  await waitForName('/category/c1', 'Saw 3, renamed')
  // Nothing else was stale, and nobody has had another page rendered.
  expect(await states()).toEqual(paths.map(() => 'hit'))
  expect(asked()).toEqual(calls)
  expect(rendered.toSorted()).toEqual(['/category/c1', '/product/p3'])
})

it('on a new day the pages that ask for the day are rendered anew, and no others [R2.250]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-01T23:59:00Z') })
  await start()
  const shown = async () => (await get('/days')).text()
  expect(await shown()).toContain('2030-03-01')
  await vi.waitFor(async () => expect(await stateOf('/days')).toBe('hit'), SOON)
  vi.setSystemTime(new Date('2030-03-02T00:00:01Z'))
  await vi.waitFor(async () => expect(await shown()).toContain('2030-03-02'), SOON)
  expect(await states()).toEqual(paths.map(() => 'hit'))
  expect(rendered).toEqual([])
})

it('where the journal does not reach back, everything is stale [R13.16]', async () => {
  await start()
  backend.publish(3, 'Saw 3, renamed')
  backend.forgetJournal()
  await vi.waitFor(() => expect(asked()).toEqual(allCalls()), SOON)
  await waitForName('/product/p3', 'Saw 3, renamed')
  expect(rendered.toSorted()).toEqual(paths.toSorted())
})

it('of a backend without tags everything is stale at each change [R13.3, R13.16]', async () => {
  backend.hasTags = false
  await start()
  backend.publish(3, 'Saw 3, renamed')
  await vi.waitFor(() => expect(asked()).toEqual(allCalls()), SOON)
  await waitForName('/product/p3', 'Saw 3, renamed')
  expect(rendered.toSorted()).toEqual(paths.toSorted())
})

it('a backend without a revision is asked again after FRESH_SECONDS [R13.3]', async () => {
  backend.hasRevision = false
  await start({ FRESH_SECONDS: '2' })
  backend.publish(3, 'Saw 3, renamed')
  await waitForName('/product/p3', 'Saw 3, renamed')
  await vi.waitFor(async () => expect(await states()).toEqual(paths.map(() => 'hit')), SOON)
})

it('a page that was asked for before a publish and rendered after it is not taken for fresh [R13.18]', async () => {
  await start()
  backend.publish(1, 'Saw 1, renamed')
  await waitForName('/product/p1', 'Saw 1, renamed')
  let send: () => void = () => undefined
  backend.beforeSending = (path) =>
    path === '/shop/products/p2/' ? new Promise((resolve) => (send = resolve)) : Promise.resolve()
  // The call for p2 has been answered with the old name, but the answer is on its way until the site knows of the next publish.
  backend.publish(2, 'Saw 2, renamed once')
  await vi.waitFor(() => expect(backend.asked).toContain('/shop/products/p2/'), SOON)
  backend.publish(2, 'Saw 2, renamed twice')
  backend.publish(1, 'Saw 1, renamed twice')
  await vi.waitFor(async () => expect(await stateOf('/product/p1')).toBe('stale'), SOON)
  backend.beforeSending = () => Promise.resolve()
  send()
  await waitForName('/product/p2', 'Saw 2, renamed twice')
})

it('whoever has the new page never gets old data for it, and whoever has the old one gets its own [R13.105]', async () => {
  await start()
  const read = async (hash: string) => (await get(`/data?_hydration=${hash}`)).text()
  const old = await read('any')
  expect(await read(old)).toBe(old)
  let send: () => void = () => undefined
  const sent = new Promise<void>((resolve) => (send = resolve))
  backend.beforeSending = (path) => (path === '/shop/products/p3/' ? sent : Promise.resolve())
  backend.publish(3, 'Saw 3, renamed')
  await vi.waitFor(async () => expect(await stateOf(`/data?_hydration=${old}`)).toBe('stale'), SOON)
  const renamed = read('Saw 3, renamed')
  expect(await read(old)).toBe(old)
  send()
  expect(await renamed).toBe('Saw 3, renamed')
})

it('tells a CDN what a page shows and what has changed, and lets it keep what is fresh [R13.19]', async () => {
  const purged: unknown[] = []
  const port = await serve(async (request, response) => {
    purged.push(JSON.parse(await text(request)))
    response.writeHead(204).end()
  })
  await start({ CDN_TAG_HEADER: 'surrogate-key', CDN_PURGE_URL: `http://127.0.0.1:${port}/purge` })
  const fresh = await get('/product/p3')
  expect([fresh.headers.get('surrogate-key'), fresh.headers.get('cache-control')]).toEqual([
    'products:3',
    'public, max-age=0, s-maxage=3600, must-revalidate',
  ])
  expect(fresh.headers.get('x-content-tags')).toBeNull()
  // What was changed before the start is not known.
  await vi.waitFor(() => expect(purged).toEqual([{ all: true }]))
  backend.publish(3, 'Saw 3, renamed')
  await vi.waitFor(() => expect(purged).toEqual([{ all: true }, { tags: ['products:3', 'products'] }]), SOON)
})
