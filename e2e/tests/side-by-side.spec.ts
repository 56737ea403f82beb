import { once } from 'node:events'
import { createServer } from 'node:http'
import { TOTAL_COUNT_HEADER } from '@vitrine/contract/answer-headers'
import { expect, test } from '../fixtures.ts'
import { SecondInstance } from '../second-instance.ts'
import { ports, portFor } from '../test-instance.ts'

// A site before a content API that keeps Polish waiting until all calls of a page are there.
const site = new SecondInstance(portFor(0))
const apiPort = portFor(1)
/** The same as the site of a product, whose back office it is. */
const ownSite = new SecondInstance(portFor(2))
let held: { path: string; answer: () => void }[] = []
let connections = 0
const api = createServer((request, response) => {
  const { url: path = '/', headers } = request
  const language = headers['accept-language'] ?? 'en'
  const answer = async () => {
    const found = await fetch(`http://127.0.0.1:${ports.cms}${path}`, { headers: { 'accept-language': language } })
    // Without it a list might be a part of one, and would be asked for again.
    const total = found.headers.get(TOTAL_COUNT_HEADER)
    response.writeHead(found.status, {
      'content-type': 'application/json',
      ...(total && { [TOTAL_COUNT_HEADER]: total }),
    })
    response.end(await found.text())
  }
  if (language === 'pl') held.push({ path, answer: () => void answer() })
  else void answer()
}).on('connection', () => connections++)

test.beforeAll(async () => {
  await once(api.listen(apiPort, '127.0.0.1'), 'listening')
  await site.start(`http://127.0.0.1:${apiPort}/api`)
})
test.afterAll(async () => {
  await Promise.all([site.remove(), ownSite.remove()])
  api.closeAllConnections()
  api.close()
})

/** Asks for a page and answers its calls when so many are there. @returns their paths */
async function visit(path: string, calls: number, at = site): Promise<string[]> {
  held = []
  const answer = fetch(at.url + path)
  await expect.poll(() => held.length).toBe(calls)
  const all = [...held]
  for (const it of all) it.answer()
  expect((await answer).status).toBe(200)
  // Nothing was asked for after them.
  expect(held).toHaveLength(calls)
  return all.map((it) => it.path.replace(/\?.*/, '')).toSorted()
}

test('the calls of a page are made side by side, each once, and over connections that are kept [R13.62]', async () => {
  const ofPage = (slug: string) => [
    '/api/documents/',
    '/api/seo/check-redirect/',
    '/api/seo/get-meta-info/',
    '/api/seo/get-micro-layout-json/',
    `/api/shop/products/${slug}/`,
  ]
  const ofLayout = 8
  const first = await visit('/pl/product/pvc-screwing-machines/nv-450-double-mitre-saw', 5 + ofLayout)
  expect(first).toEqual(expect.arrayContaining(ofPage('nv-450-double-mitre-saw')))
  expect(new Set(first).size).toBe(5 + ofLayout)
  const before = connections
  const slug = 'nv-145-seamless-four-head-welder'
  expect(await visit(`/pl/product/pvc-screwing-machines/${slug}`, 5)).toEqual(ofPage(slug))
  expect(connections).toBe(before)
})

test('what is said of the path of a page is one call of its own back office [R13.98]', async () => {
  await ownSite.start('', { CMS_PORT: String(apiPort) })
  const slug = 'nv-450-double-mitre-saw'
  const path = `/pl/product/pvc-screwing-machines/${slug}`
  const ofPage = ['/api/documents/', '/api/seo/look-up/', `/api/shop/products/${slug}/`]
  expect(await visit(path, 3 + 8, ownSite)).toEqual(expect.arrayContaining(ofPage))
})
