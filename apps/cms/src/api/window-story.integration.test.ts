import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { WindowStory } from '@vitrine/contract/shapes/window-story'
import { multiplyProducts } from '@vitrine/platform/testing/multiply-products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asEditor } from '../testing/as-editor.ts'
import { countQueries } from '../testing/count-queries.ts'
import { createTestCms } from '../testing/test-cms.ts'

const PATH = '/main/window-story/'
const MANY = 2000

let cms: Awaited<ReturnType<typeof createTestCms>>
let rest: Awaited<ReturnType<typeof asEditor>>
beforeAll(async () => {
  cms = await createTestCms()
  rest = await asEditor(cms)
})
afterAll(async () => {
  await cms.payload.destroy()
  await rm(cms.dataDir, { recursive: true, force: true })
})

const answer = (language = 'en') => cms.callApi(PATH, { headers: { 'accept-language': language } })
const storyIn = async (language: string) => (await (await answer(language)).json()) as WindowStory
const listsPage = async () =>
  ((await cms.getJson('/seo/pages/')) as { path: string }[]).some(({ path }) => path === '/window')
const savedStory = () => cms.payload.findGlobal({ slug: 'window-story', depth: 0 })

it('answers the stations with their machines, in a few queries however large the catalogue is [R2.232, R2.233, R2.238]', async () => {
  const { recordStart } = await import('../publishing/revision/revision.ts')
  const { fillProductSnapshots } = await import('../publishing/product-snapshots/fill-product-snapshots.ts')
  const measure = async () => {
    await fillProductSnapshots(cms.payload)
    await recordStart(cms.payload)
    await cms.getJson('/revision/')
    return countQueries(cms.payload, answer)
  }
  const few = await measure()
  multiplyProducts(join(cms.dataDir, 'vitrine.db'), MANY, { isOpen: true, versions: false })
  const many = await measure()
  expect(many).toEqual(few)
  expect(few.queries).toBeLessThan(20)

  const { stations, languages } = await storyIn('en')
  expect(stations.map(({ stage }) => stage)).toEqual([
    'cut',
    'reinforced',
    'slotted',
    'welded',
    'cleaned',
    'mullion',
    'hardware',
    'glazed',
    'inspected',
  ])
  expect(languages).toHaveLength(18)
  for (const { product, model3d, figure } of stations) {
    expect(product.image).not.toBeNull()
    expect(model3d?.src).toMatch(/^\/media\/files\/.*\.glb$/)
    expect(figure?.value).toMatch(/\d/)
  }
  expect(stations[0]?.figure).toMatchObject({ key: 'bar-length', value: '6,500', unit: 'mm' })
  expect((await storyIn('de')).stations[3]?.title).toBe('Vier Stäbe werden ein Rahmen')
})

it('leaves out a machine that is not published, becomes stale with it, and protects it [R2.237, R2.238]', async () => {
  const { docs } = await cms.payload.find({
    collection: 'products',
    where: { slug: { equals: 'nv-140-four-head-welder' } },
    depth: 0,
  })
  const id = Number(docs[0]?.id)
  expect(((await answer()).headers.get('x-content-tags') ?? '').split(' ')).toEqual(
    expect.arrayContaining(['window-story', `products:${id}`]),
  )
  const deleted = await rest('DELETE', `/collections/products/${id}`)
  expect(deleted.status).toBeGreaterThanOrEqual(400)
  await cms.payload.update({ collection: 'products', id, data: { _status: 'draft' } })
  expect((await storyIn('en')).stations.map(({ stage }) => stage)).not.toContain('welded')
  await cms.payload.update({ collection: 'products', id, data: { _status: 'published' } })
  expect((await storyIn('en')).stations.map(({ stage }) => stage)).toContain('welded')
})

it('keeps a draft to itself, marks what falls back, and is not found without a station [R2.237, R2.238, R2.239]', async () => {
  const { stations } = await savedStory()
  const save = (data: object, draft = false) =>
    rest('POST', `/globals/window-story?locale=en&draft=${draft}`, {
      ...data,
      _status: draft ? 'draft' : 'published',
    })
  const { revision } = (await cms.getJson('/revision/')) as { revision: number }
  expect((await save({ title: 'Only a draft' }, true)).status).toBe(200)
  expect((await storyIn('en')).title).not.toBe('Only a draft')
  const renewed = (stations ?? []).slice(0, 2).map(({ stage, product }) => ({ stage, product, title: 'New here' }))
  expect((await save({ title: 'Told anew', stations: renewed })).status).toBe(200)
  expect(await cms.getJson(`/revision/?since=${revision}`)).toMatchObject({ changed: ['window-story'] })
  const inGerman = await storyIn('de')
  expect(inGerman.stations.map((it) => [it.title, it.isFallback])).toEqual([
    ['New here', true],
    ['New here', true],
  ])
  expect(inGerman.stations[0]?.figure?.key).toBe(inGerman.stations[0]?.product.highlights[0]?.key)
  expect(await listsPage()).toBe(true)
  expect((await save({ stations: [] })).status).toBe(200)
  expect((await answer()).status).toBe(404)
  expect(await listsPage()).toBe(false)
  const tooMany = Array.from({ length: 13 }, () => renewed[0])
  expect((await save({ stations: tooMany })).status).toBe(400)
})
