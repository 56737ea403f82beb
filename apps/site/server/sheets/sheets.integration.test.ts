import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answerSheet } from '../../app/sheets/answer-sheet.server.ts'
import { registerTexts } from '../../shared/texts/loaded-texts.ts'
import { createSite, type Site } from '../create-site.ts'
import { readSiteEnvironment } from '../environment.ts'
import { createPlainBuild } from '../testing/plain-build.ts'
import { TaggedBackend } from '../testing/tagged-backend.ts'
import { createTestServers } from '../testing/test-servers.ts'
import { readPdf } from './testing/read-pdf.ts'

const serve = createTestServers()
const SOON = { timeout: 20_000, interval: 50 }
const folder = mkdtempSync(join(tmpdir(), 'sheets-'))

let backend: TaggedBackend
let site: Site
let origin = ''

beforeAll(() => {
  const file = new URL('../../../../packages/locales/texts/en.json', import.meta.url)
  registerTexts('en', JSON.parse(readFileSync(file, 'utf8')) as never)
})
beforeEach(async () => {
  backend = new TaggedBackend()
  const environment = readSiteEnvironment({
    API_BASE: `http://127.0.0.1:${await serve(backend.listener)}/api`,
    SITE_URL: 'http://norvane.example',
    DATA_DIR: folder,
  })
  const build = createPlainBuild(() => {}, { 'sheet/*': (args) => answerSheet(args as never) })
  site = createSite({ environment, build, mode: 'production', staticFiles: new Map() })
  await site.start()
  origin = `http://127.0.0.1:${await serve(site.listener)}`
})
afterEach(() => site.stop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = (path: string, init: RequestInit = {}) => fetch(origin + path, init)
const stateOf = async (path: string) => (await get(path)).headers.get('x-page-cache')

it('a sheet is made once and kept until what it shows changes [R2.110, R2.115]', { timeout: 60_000 }, async () => {
  const first = await get('/sheet/product/p1.pdf')
  expect([first.status, first.headers.get('content-type'), first.headers.get('x-page-cache')]).toEqual([
    200,
    'application/pdf',
    'miss',
  ])
  const etag = first.headers.get('etag') ?? ''
  expect(readPdf(await first.bytes())).toContain('Saw 1')
  expect(await stateOf('/sheet/product/p1.pdf?utm=letter')).toBe('hit')
  const head = await get('/sheet/product/p1.pdf', { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), (await head.bytes()).length]).toEqual([200, etag, 0])
  expect((await get('/sheet/product/p1.pdf', { headers: { 'if-none-match': etag } })).status).toBe(304)
  await get('/sheet/product/p2.pdf')
  backend.publish(1, 'Saw renamed')
  await vi.waitFor(async () => {
    const changed = await get('/sheet/product/p1.pdf')
    expect(readPdf(await changed.bytes())).toContain('Saw renamed')
  }, SOON)
  expect(await stateOf('/sheet/product/p2.pdf')).toBe('hit')
})

it('what cannot be made is answered with a page that says so, and nothing of it is kept [R2.117]', async () => {
  const ask = async (path: string) => {
    const answer = await get(path)
    return [
      answer.status,
      answer.headers.get('x-page-cache'),
      (await answer.text()).replace(/<style>.*<\/style>/s, ''),
    ] as const
  }
  for (const state of ['miss', 'miss']) {
    expect(await ask('/sheet/product/p1.pdf?units=cubits')).toEqual([
      400,
      state,
      expect.stringContaining('metric or in imperial'),
    ])
    expect(await ask('/sheet/compare.pdf?products=a,b,c,d,e')).toEqual([
      400,
      state,
      expect.stringContaining('At most 4'),
    ])
  }
  expect(await ask('/sheet/plan.pdf')).toEqual([404, 'miss', expect.stringContaining('no machine that exists')])
  expect((await ask('/sheet/compare.pdf?products=gone'))[0]).toBe(404)
})

it(
  'one address has so many sheets made in a minute; what is kept is not counted [R2.119]',
  { timeout: 60_000 },
  async () => {
    await get('/sheet/product/p1.pdf')
    for (let asked = 1; asked < 60; asked++) await (await get('/sheet/plan.pdf')).text()
    const refused = await get('/sheet/product/p2.pdf')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.text()).toContain('try again in a minute')
    expect(await stateOf('/sheet/product/p1.pdf')).toBe('hit')
  },
)
