import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'
import { createContentStore } from '../content-store.ts'
import { listChangedPages } from './list-changed-pages.ts'
import { tellSearchEngines } from './start-telling-search-engines.ts'

type Told = { host: string; key: string; keyLocation: string; urlList: string[] }

const KEY = 'norvane-0123456789'
let cms: Awaited<ReturnType<typeof createTestCms>>
let told: Told[] = []
let status = 202
/** It answers as the documentation of IndexNow says. */
const engine = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += String(chunk)))
  request.on('end', () => {
    if (status === 202) told.push(JSON.parse(body) as Told)
    response.writeHead(request.method === 'POST' ? status : 405).end()
  })
})
let settings: Parameters<typeof tellSearchEngines>[2]

beforeAll(async () => {
  cms = await createTestCms()
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
  const INDEXNOW_URL = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`
  settings = { INDEXNOW_KEY: KEY, INDEXNOW_URL, SITE_URL: 'https://norvane.example' }
})
afterAll(async () => {
  engine.close()
  await cms.payload.destroy()
})

const tell = () => tellSearchEngines(cms.payload, createContentStore(cms.payload), settings, Date.now() + 1)
const addresses = () => told.flatMap(({ urlList }) => urlList)

it('search engines are told which pages have changed, once they took it, and of no draft [R16.12]', async () => {
  // What was there before the key was set they find by themselves.
  expect(await tell()).toBe(0)
  const { docs } = await cms.payload.find({ collection: 'products', limit: 2, depth: 0 })
  const [published, drafted] = docs
  await cms.payload.update({ collection: 'products', id: Number(published?.id), data: { model: 'NV 451' } })
  await cms.payload.update({ collection: 'products', id: Number(drafted?.id), data: { model: 'NV 999' }, draft: true })
  await cms.payload.create({
    collection: 'products',
    data: { name: 'Kept back', slug: 'kept-back' } as never,
    draft: true,
  })

  status = 429
  await expect(tell()).rejects.toThrow('status 429')
  status = 202
  expect(await tell()).toBeGreaterThan(1)
  const page = `https://norvane.example/product/pvc-screwing-machines/${published?.slug}`
  expect(addresses()).toContain(page)
  expect(addresses()).toContain(page.replace('.example', '.example/de'))
  expect(addresses().filter((it) => !it.endsWith(`/${published?.slug}`))).toEqual([])
  expect(told[0]).toMatchObject({
    host: 'norvane.example',
    key: KEY,
    keyLocation: `https://norvane.example/${KEY}.txt`,
  })

  told = []
  expect(await tell()).toBe(0)
  expect(told).toEqual([])
})

it('passes over no page where others change while they are told [R16.12]', async () => {
  const { docs } = await cms.payload.find({ collection: 'products', limit: 3, depth: 0, sort: 'id' })
  const change = (id: unknown, model: string) =>
    cms.payload.update({ collection: 'products', id: Number(id), data: { model } })
  const since = new Date().toISOString()
  for (const { id } of docs) await change(id, 'NV 452')
  const until = new Date().toISOString()
  const content = await createContentStore(cms.payload)()
  const listed: string[] = []
  for await (const addresses of listChangedPages(content, settings.SITE_URL, since, until, 1)) {
    listed.push(...addresses.filter((it) => it.startsWith(`${settings.SITE_URL}/product/`)))
    if (listed.length === 1) await change(docs[0]?.id, 'NV 453')
  }
  expect(listed.map((it) => it.split('/').at(-1))).toEqual(docs.map(({ slug }) => slug))
})
