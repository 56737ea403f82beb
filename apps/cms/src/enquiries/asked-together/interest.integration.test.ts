import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { exampleSender } from '../../testing/example-order.ts'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let slugs: string[]

beforeAll(async () => {
  cms = await createTestCms()
  const products = (await cms.getJson('/shop/products?page=1&limit=6')) as { slug: string }[]
  slugs = products.map(({ slug }) => slug)
})
afterAll(() => cms.payload.destroy())

const slugsAt = async (path: string) => ((await cms.getJson(path)) as { slug: string }[]).map(({ slug }) => slug)

async function order(buyer: string, wanted: readonly string[]) {
  const lines = wanted.map((slug) => ({ id: slug, name: slug, model: slug, slug, image: null, cnt: 1 }))
  const body = { ...exampleSender, email: `${buyer}@example.com`, message: 'A question', cart: lines }
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await cms.callApi('/order_request/', { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(201)
}

it('answers what several buyers asked for together, and what is published of it [R3.40]', async () => {
  const [saw = '', welder = '', cleaner = ''] = slugs
  const together = () => slugsAt(`/shop/asked-together/?product=${saw}`)
  for (const buyer of ['ann', 'bob']) await order(buyer, [saw, welder, 'gone'])
  await order('ann', [saw, welder])
  expect(await together()).toEqual([])
  for (const buyer of ['cem', 'dan']) await order(buyer, [saw, cleaner, welder, 'gone'])
  await order('eve', [saw, cleaner])
  // Until it has rested, what was counted stands.
  expect(await together()).toEqual([])
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
  expect(await together()).toEqual([welder, cleaner])
  expect(await slugsAt(`/shop/asked-together/?product=${saw},${cleaner}`)).toEqual([welder])
  vi.useRealTimers()
  expect((await cms.callApi('/shop/asked-together/')).status).toBe(400)
})

it('answers what was published for the first time since a moment, the newest first [R3.43]', async () => {
  const { payload } = cms
  const news = (since: string) => slugsAt(`/shop/new-products/?since=${since}`)
  const now = () => new Date().toISOString()
  const { docs } = await payload.find({ collection: 'products', where: { slug: { equals: slugs[0] } }, depth: 0 })
  const [saw] = docs
  if (!saw) throw new Error('no product')
  const before = now()
  expect(await news(before)).toEqual([])
  const { id, slug: _slug, createdAt: _created, updatedAt: _updated, ...copied } = saw
  const withoutIds = JSON.parse(JSON.stringify(copied), (key, value: unknown) =>
    key === 'id' ? undefined : value,
  ) as object
  const create = (slug: string, _status: 'draft' | 'published') =>
    payload.create({
      collection: 'products',
      data: { ...withoutIds, slug, _status } as never,
      draft: _status === 'draft',
    })
  await create('nv-1-new', 'published')
  const draft = await create('nv-2-draft', 'draft')
  await payload.duplicate({ collection: 'products', id, data: { slug: 'nv-3-copy' } as never })
  expect(await news(before)).toEqual(['nv-3-copy', 'nv-1-new'])
  const publish = (product: number, _status: 'draft' | 'published') =>
    payload.update({ collection: 'products', id: product, data: { _status } })
  await publish(draft.id, 'published')
  expect(await news(before)).toEqual(['nv-2-draft', 'nv-3-copy', 'nv-1-new'])
  const later = now()
  await publish(id, 'draft')
  await publish(id, 'published')
  await payload.update({
    collection: 'products',
    id: draft.id,
    data: { firstPublishedAt: now(), model: 'NV 2' } as never,
  })
  expect(await news(later)).toEqual([])
  expect((await cms.callApi('/shop/new-products/?since=yesterday')).status).toBe(400)
})
