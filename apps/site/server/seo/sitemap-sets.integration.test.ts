import { mkdtempSync, readdirSync, utimesSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAnswerClient } from '@vitrine/contract/client'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createSeoRoutes } from './seo-routes.ts'
import { Sitemaps } from './sitemaps.ts'

const siteUrl = 'https://norvane.example'
let apiBase: string
let dataDir: string
/** Requests of the list of all pages; each is answered when the test says so. */
let waiting: (() => void)[] = []

const backend = createServer((request, response) => {
  const end = () => response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  if (request.url?.startsWith('/api/seo/pages')) waiting.push(end)
  else end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  apiBase = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/api`
})
afterAll(() => void backend.close())
beforeEach(() => {
  waiting = []
  dataDir = mkdtempSync(join(tmpdir(), 'sitemap-sets-'))
})

function start({ revision = '1', url = siteUrl, maxWaitMs = 50 } = {}) {
  const client = createAnswerClient({ base: apiBase })
  const sitemaps = new Sitemaps({ apiBase, client, siteUrl: url, dataDir, revision: () => revision, maxWaitMs })
  const app = createSeoRoutes({ siteUrl: url, sitemaps, client, aiCrawlers: 'allow' })
  return { sitemaps, ask: async (path: string) => app.request(path) }
}

/** A slow computer is no defect: by itself Vitest waits for a second. */
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })
const answerAll = () => waiting.splice(0).forEach((end) => end())
const sets = () => readdirSync(join(dataDir, 'sitemaps'))

it('nobody waits for the end of the first sitemaps: they are promised for later, and there then [R16.4, R16.13]', async () => {
  const { ask, sitemaps } = start()
  for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  }
  await waitFor(() => expect(waiting).toHaveLength(1))
  answerAll()
  await waitFor(async () => expect((await ask('/sitemap.xml')).status).toBe(200))
  expect([(await ask('/sitemap-1.xml')).status, (await ask('/sitemap-2.xml')).status]).toEqual([200, 404])
  await sitemaps.stop()
})

it('a site that starts again has the sitemaps of before, and writes newer ones beside them where the content has changed [R16.13]', async () => {
  const first = start({ maxWaitMs: 5000 })
  const answering = first.ask('/sitemap.xml')
  await waitFor(() => expect(waiting).toHaveLength(1))
  answerAll()
  expect((await answering).status).toBe(200)
  await first.sitemaps.stop()

  const same = start()
  expect((await same.ask('/sitemap-1.xml')).status).toBe(200)
  expect(waiting).toHaveLength(0)
  await same.sitemaps.stop()

  const [before] = sets()
  const changed = start({ revision: '2' })
  // What was written just now is not written again at once.
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
  expect((await changed.ask('/sitemap-1.xml')).status).toBe(200)
  await waitFor(() => expect(waiting).toHaveLength(1))
  vi.useRealTimers()
  answerAll()
  await waitFor(() => expect(sets().filter((it) => it !== before)).toHaveLength(1))
  await waitFor(() => expect(sets()).not.toContain(before))
  await changed.sitemaps.stop()

  const other = start({ url: 'https://other.example' })
  expect((await other.ask('/sitemap.xml')).status).toBe(503)
  await other.sitemaps.stop()
})

it('gives up what it is writing when the site stops, and removes what a killed one has left [R16.13, R18.2]', async () => {
  const left = join(dataDir, 'sitemaps', 'set-left')
  mkdirSync(left, { recursive: true })
  utimesSync(left, 0, 0)
  const { ask, sitemaps } = start()
  await ask('/sitemap.xml')
  await waitFor(() => expect(waiting).toHaveLength(1))
  expect(sets()).not.toContain('set-left')
  // Nobody answers.
  await sitemaps.stop()
  expect(sets()).toEqual([])
})
