import { join } from 'node:path'
import { calls } from '@vitrine/contract/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { countQueries, type QueryCount } from '../testing/count-queries.ts'
import { multiplyProducts } from '../testing/multiply-products.ts'
import { createTestCms } from '../testing/test-cms.ts'

const MANY = 4000
/** So many versions of a document are kept. */
const VERSIONS_KEPT = 30

let cms: Awaited<ReturnType<typeof createTestCms>>
let few: Map<string, QueryCount>
let many: Map<string, QueryCount>

/** What each call of the contract costs when nothing is in memory; of lists a page. */
async function measureCalls(): Promise<Map<string, QueryCount>> {
  const { recordStart } = await import('../publishing/revision/revision.ts')
  const products = (await cms.getJson('/shop/products?limit=40')) as { slug: string; category_slug: string }[]
  const [first] = products
  const posts = (await cms.getJson('/main/blog/')) as { slug: string }[]
  const turnkeys = (await cms.getJson('/shop/turnkeys/')) as { slug: string }[]
  const page = `/product/parent/${first?.slug}/`
  const lists = Object.values(calls).filter(
    (call) => call.method === 'GET' && 'query' in call && 'page' in call.query.shape && !call.path.includes('{'),
  )
  const paths = [
    ...lists.map(({ path }) => `${path}?page=1&limit=24`),
    `/shop/products/${first?.slug}/`,
    `/shop/categories/${first?.category_slug}/?page=1&limit=24`,
    `/shop/turnkeys/${turnkeys[0]?.slug}/`,
    `/main/blog/${posts[0]?.slug}/`,
    `/shop/products?ids=${products.map(({ slug }) => slug).slice(0, 5).join(',')}`,
    '/main/sliders/home-page-header/',
    `/seo/get-meta-info/?path=${page}`,
    `/seo/check-redirect/?path=${page}`,
    `/seo/get-micro-layout-json/?path=${page}`,
    '/main/company/',
    '/revision/',
  ]
  const costs = new Map<string, QueryCount>()
  for (const path of paths) {
    await recordStart(cms.payload)
    await cms.getJson('/revision/')
    costs.set(path.split('?')[0] + (path.includes('ids=') ? '?ids' : ''), await countQueries(cms.payload, () => cms.getJson(path)))
  }
  const { docs } = await cms.payload.find({ collection: 'products', sort: 'id', limit: 1, depth: 0 })
  const save = (subtitle: string) =>
    cms.payload.update({ collection: 'products', id: Number(docs[0]?.id), data: { subtitle } })
  // The oldest versions are deleted when there are enough.
  for (let version = 0; version < VERSIONS_KEPT; version++) await save(`Version ${version}`)
  costs.set('save', await countQueries(cms.payload, () => save('The last version')))
  return costs
}

beforeAll(async () => {
  cms = await createTestCms()
  // Once before, so that what is found out once and kept is there.
  await measureCalls()
  few = await measureCalls()
  multiplyProducts(join(cms.dataDir, 'vitrine.db'), MANY, { isOpen: true, versions: false })
  await measureCalls()
  many = await measureCalls()
}, 120_000)
afterAll(() => cms.payload.destroy())

it('there are many products', async () => {
  expect((await cms.callApi('/shop/products?limit=1')).headers.get('x-total-count')).toBe(String(MANY))
})

it('asks the database as often with 4,000 products as with 40, and reads as many rows, for each call and for a save [R13.30]', () => {
  const pages = [...few.keys()].filter((path) => path !== '/seo/pages/')
  expect(pages.length).toBeGreaterThan(20)
  const costOf = (costs: Map<string, QueryCount>) => Object.fromEntries(pages.map((path) => [path, costs.get(path)]))
  expect(costOf(many)).toEqual(costOf(few))
})

it('finds the products of a category, and how many they are, by an index alone [R13.30]', async () => {
  const database = await databaseOf(cms.payload)
  const planOf = async (statement: string) =>
    rowsOf(await database.execute(`EXPLAIN QUERY PLAN ${statement}`)).map(({ detail }) => String(detail))
  const published = `_status = 'published' AND deleted_at IS NULL`
  for (const statement of [
    `SELECT id FROM products WHERE category_id = 1 AND ${published} ORDER BY position ASC, id ASC LIMIT 24 OFFSET 48`,
    `SELECT category_id, COUNT(*) FROM products WHERE ${published} GROUP BY category_id`,
  ])
    expect(await planOf(statement)).toEqual([
      expect.stringMatching(/^(SEARCH|SCAN) products USING COVERING INDEX products_published_order_idx/),
    ])
  expect(await planOf(`SELECT id FROM products WHERE slug = 'nv-450' AND ${published}`)).toEqual([
    expect.stringMatching(/^SEARCH products USING INDEX products_slug_idx/),
  ])
})
