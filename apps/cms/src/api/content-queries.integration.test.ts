import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@vitrine/contract/calls'
import { multiplyProducts } from '@vitrine/platform/testing/multiply-products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { countQueries, type QueryCount } from '../testing/count-queries.ts'
import { type RecordedStatement, recordStatements } from '../testing/record-statements.ts'
import { createTestCms } from '../testing/test-cms.ts'

const MANY = 4000
/** So many versions of a document are kept. */
const VERSIONS_KEPT = 30
/** Of the story of a window, once until it changes: nine stations in 18 languages, and their products. */
const STORY = { queries: 15, rows: 250 }

let cms: Awaited<ReturnType<typeof createTestCms>>
let few: Map<string, QueryCount>
let many: Map<string, QueryCount>

type Named = { slug: string; category_slug?: string }
let products: Named[]
let paths: string[]

/** The calls of the contract: those of lists ask for a page. */
async function listPaths(): Promise<string[]> {
  products = (await cms.getJson('/shop/products')) as Named[]
  const [product] = products
  const [post] = (await cms.getJson('/main/blog/')) as Named[]
  const [turnkey] = (await cms.getJson('/shop/turnkeys/')) as Named[]
  const page = `/product/parent/${product?.slug}/`
  const lists = Object.values(calls).filter(
    (call) =>
      call.method === 'GET' && 'query' in call && 'page' in call.query.shape && !/[{]|search|finder/.test(call.path),
  )
  return [
    ...lists.map(({ path }) => `${path}?page=1&limit=24`),
    `/shop/categories/${product?.category_slug}/?page=1&limit=24`,
    `/shop/products/${product?.slug}/`,
    `/shop/turnkeys/${turnkey?.slug}/`,
    `/main/blog/${post?.slug}/`,
    `/shop/products?ids=${products
      .slice(0, 5)
      .map(({ slug }) => slug)
      .join(',')}`,
    '/main/sliders/home-page-header/',
    `/seo/get-meta-info/?path=${page}`,
    `/seo/check-redirect/?path=${page}`,
    `/seo/get-micro-layout-json/?path=${page}`,
    `/seo/look-up/?path=${page}`,
    '/main/company/',
    '/revision/',
  ]
}

/** What each call costs when nothing is in memory, and what a save costs. */
async function measureCalls(): Promise<Map<string, QueryCount>> {
  const { recordStart } = await import('../publishing/revision/revision.ts')
  const { fillProductSnapshots } = await import('../publishing/product-snapshots/fill-product-snapshots.ts')
  await fillProductSnapshots(cms.payload)
  const costs = new Map<string, QueryCount>()
  for (const path of paths) {
    await recordStart(cms.payload)
    await cms.getJson('/revision/')
    costs.set(path, await countQueries(cms.payload, () => cms.getJson(path)))
  }
  costs.set('save', await countQueries(cms.payload, () => save('The last version')))
  return costs
}

async function save(subtitle: string) {
  const { docs } = await cms.payload.find({ collection: 'products', sort: 'id', limit: 1, depth: 0 })
  await cms.payload.update({ collection: 'products', id: Number(docs[0]?.id), data: { subtitle } })
}

beforeAll(async () => {
  cms = await createTestCms()
  paths = await listPaths()
  // The oldest version is deleted with each save when there are enough.
  for (let version = 0; version < VERSIONS_KEPT; version++) await save(`Version ${version}`)
  // What is found out once and kept is there.
  await cms.getJson('/seo/pages/')
  few = await measureCalls()
  multiplyProducts(join(cms.dataDir, 'vitrine.db'), MANY, { isOpen: true, versions: false })
  await cms.getJson('/seo/pages/?limit=100')
  many = await measureCalls()
}, 120_000)
afterAll(async () => {
  await cms.payload.destroy()
  await rm(cms.dataDir, { recursive: true, force: true })
})

it('there are many products', async () => {
  expect((await cms.callApi('/shop/products?limit=1')).headers.get('x-total-count')).toBe(String(MANY))
})

const isCount = ({ sql }: RecordedStatement) => /COUNT\(\*\)/i.test(sql) && sql.includes('FROM products')

/** How often products are counted while some pages of lists are answered. */
async function countCounts(paths: readonly string[]): Promise<number> {
  const statements = await recordStatements(cms.payload, async () => {
    for (const path of paths) await cms.getJson(path)
  })
  return statements.filter(isCount).length
}

it('counts products when their number has changed, not for each page [R13.71]', async () => {
  const category = `/shop/categories/${products[0]?.category_slug}/?page=1&limit=24`
  const lists = ['/shop/products?page=2&limit=24', '/shop/products?page=9&limit=24', category, '/shop/categories/']
  await countCounts(lists)
  expect(await countCounts(lists)).toBe(0)
  await save('Another subtitle changes no number')
  expect(await countCounts(lists)).toBe(0)
  const totalOf = async () => Number((await cms.callApi('/shop/products?limit=1')).headers.get('x-total-count'))
  const before = await totalOf()
  const { docs } = await cms.payload.find({ collection: 'products', sort: '-id', limit: 1, depth: 0 })
  const id = Number(docs[0]?.id)
  await cms.payload.update({ collection: 'products', id, data: { _status: 'draft' } })
  expect(await countCounts(lists)).toBe(1)
  expect(await totalOf()).toBe(before - 1)
  await cms.payload.update({ collection: 'products', id, data: { _status: 'published' } })
  expect(await totalOf()).toBe(before)
})

it('keeps nothing of a list that is sent whole [R13.73]', async () => {
  const page = `/shop/products/${products[0]?.slug}/`
  const cost = (path: string) => countQueries(cms.payload, async () => (await cms.callApi(path)).text())
  await cost(page)
  const known = await cost(page)
  const first = await cost('/shop/products')
  expect(first.rows).toBeGreaterThan(MANY * 3)
  const again = await cost('/shop/products')
  expect(first.rows - again.rows).toBeLessThan(1000)
  expect(await cost(page)).toEqual(known)
})

it.each(['/shop/products', '/seo/pages/'])(
  'asks a few times for the ids of %s where it is sent whole, and sends what its pages have [R13.89]',
  async (path) => {
    let whole: unknown[] = []
    const statements = await recordStatements(cms.payload, async () => {
      whole = JSON.parse(await (await cms.callApi(path)).text()) as unknown[]
    })
    const ofProducts = statements.filter(({ sql }) => /SELECT id FROM "?products"? .*OFFSET/s.test(sql))
    expect(ofProducts.length).toBeLessThan(20)
    const pages: unknown[] = []
    for (let page = 1; pages.length < whole.length && page < 100; page++)
      pages.push(...((await cms.getJson(`${path}?page=${page}&limit=100`)) as unknown[]))
    expect(whole.length).toBeGreaterThanOrEqual(MANY)
    expect(whole).toEqual(pages)
  },
)

/** These show other products, and more of them, where there are more. */
const isListOfProducts = (path: string) => /^\/(shop\/products\?page|shop\/categories\/.+\?page|seo\/pages)/.test(path)

it('asks the database as often with 4,000 products as with 40, and reads as many rows, for each call and for a save [R13.30]', () => {
  const asked = [...paths.filter((path) => !isListOfProducts(path)), 'save']
  expect(asked.length).toBeGreaterThan(22)
  const costsOf = (costs: Map<string, QueryCount>) => Object.fromEntries(asked.map((path) => [path, costs.get(path)]))
  expect(costsOf(many)).toEqual(costsOf(few))
})

it('reads of a list of products what a page of it shows [R13.30]', () => {
  const lists = paths.filter(isListOfProducts)
  expect(lists).toHaveLength(3)
  for (const path of lists) {
    const story = path.startsWith('/seo/pages') ? STORY : { queries: 0, rows: 0 }
    expect(many.get(path)?.queries, path).toBeLessThan(90 + story.queries)
    // Its id, itself and its highlights; and what all of them refer to.
    expect(many.get(path)?.rows, path).toBeLessThan(24 * 8 + 100 + story.rows)
  }
})

it('asks the database a few times for the figures of twenty products, not for each of them [R13.102]', async () => {
  const { recordStart } = await import('../publishing/revision/revision.ts')
  const ids = products.slice(0, 20).map(({ slug }) => slug)
  await recordStart(cms.payload)
  await cms.getJson('/revision/')
  const { queries, rows } = await countQueries(cms.payload, () =>
    cms.getJson(`/shop/product-figures/?ids=${ids.join(',')}`),
  )
  expect(rows).toBeGreaterThan(20 * 2)
  expect(queries).toBeLessThan(20)
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
      expect.stringMatching(/^(?:SEARCH|SCAN) products USING COVERING INDEX products_published_order_idx/),
    ])
  expect(await planOf(`SELECT id FROM products WHERE slug = 'nv-450' AND ${published}`)).toEqual([
    expect.stringMatching(/^SEARCH products USING INDEX products_slug_idx/),
  ])
})

it('has no index that another one begins with, nor of the places of rows in their lists [R13.90]', async () => {
  const { execute } = await databaseOf(cms.payload)
  const columns = rowsOf(
    await execute(`SELECT tables.name AS "table", indexes.name AS "index", "unique", partial,
        (SELECT group_concat(name) FROM pragma_index_info(indexes.name)) || ',' AS columns
      FROM sqlite_schema AS tables, pragma_index_list(tables.name) AS indexes WHERE tables.type = 'table'`),
  )
  expect(columns.length).toBeGreaterThan(500)
  const whole = columns.filter((it) => !it.partial)
  const needless = whole.filter(
    (it) =>
      !it.unique &&
      (/^_?(order|path),$/.test(String(it.columns)) ||
        whole.some(
          (other) =>
            other.table === it.table &&
            other.index !== it.index &&
            String(other.columns).startsWith(String(it.columns)),
        )),
  )
  expect(needless).toEqual([])
})
