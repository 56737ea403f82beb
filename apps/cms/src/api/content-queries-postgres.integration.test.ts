import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOf } from '../platform/database/database-of.ts'
import type { QueryCount } from '../testing/count-queries.ts'
import { startPostgres } from '../testing/postgres-server.ts'
import { createTestCms } from '../testing/test-cms.ts'

const FEW = 48
const MANY = 4000

type Pool = { query: (...args: unknown[]) => Promise<{ rows?: unknown[] }> }
const poolOf = ({ db }: Payload) => (db as unknown as { pool: Pool }).pool
type Shown = { name: string; subtitle: string; languages: string[]; highlights: { key: string; value: string }[] }

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('on Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let cms: Awaited<ReturnType<typeof createTestCms>>
  let few: Record<string, QueryCount>
  let many: Record<string, QueryCount>
  const product = '/shop/products/first/'
  const paths = ['/shop/products?page=1&limit=24', '/shop/categories/saws/?page=2&limit=24', product]
  let madeOfTables: unknown
  let madeOfSnapshot: unknown
  let made: number[]

  beforeAll(async () => {
    server = await startPostgres()
    cms = await createTestCms({ DATABASE_URL: await server.createDatabase('growth'), SEED: 'none' })
    await createProduct()
    madeOfTables = await cms.getJson(product)
    await (await databaseOf(cms.payload)).execute('DELETE FROM product_snapshots')
    made = [await fillSnapshots(), await fillSnapshots()]
    madeOfSnapshot = await readAnew(product)
    await copyProducts(FEW)
    few = await measureCalls()
    await copyProducts(MANY)
    many = await measureCalls()
  }, 120_000)
  afterAll(async () => {
    await cms.payload.destroy()
    await server.stop()
  })

  /** One with a highlight of each kind, and texts in two languages. */
  async function createProduct() {
    const create = async (collection: 'categories' | 'parameters' | 'products', data: object) =>
      Number((await cms.payload.create({ collection, data: data as never })).id)
    const category = await create('categories', { name: 'Saws', slug: 'saws', _status: 'published' })
    const parameter = (key: string, kind: string) => create('parameters', { key, name: key, kind })
    const specifications = [
      { parameter: await parameter('mass', 'number'), number: 12.5, highlight: true },
      { parameter: await parameter('drive', 'text'), text: 'Belt', highlight: true },
      { parameter: await parameter('cooled', 'boolean'), yes: true, highlight: true },
      { parameter: await parameter('width', 'range'), number: 1, max: 2.25, highlight: false },
    ]
    const product = { name: 'Saw', subtitle: 'Cuts', model: 'S 1', slug: 'first', category, specifications }
    const id = await create('products', { ...product, _status: 'published' })
    const data = { name: 'Säge', subtitle: 'Schneidet' } as never
    await cms.payload.update({ collection: 'products', id, data, locale: 'de' })
  }

  async function copyProducts(total: number) {
    const { execute } = await databaseOf(cms.payload)
    const isNew = 'p.id > (SELECT max(_parent_id) FROM products_locales)'
    const ofFirst = '_parent_id = (SELECT min(id) FROM products)'
    await execute(`INSERT INTO products (slug, model, position, category_id, _status)
      SELECT 'copy-' || n, model, n, category_id, _status FROM products, generate_series(
        (SELECT count(*) FROM products), ${total - 1}) AS n WHERE id = (SELECT min(id) FROM products)`)
    await execute(`INSERT INTO products_specifications (id, _order, _parent_id, parameter_id, number, max, yes, highlight)
      SELECT it.id || '-' || p.id, _order, p.id, parameter_id, number, max, yes, highlight
      FROM products p, products_specifications it WHERE ${ofFirst} AND ${isNew}`)
    await execute(`INSERT INTO products_locales (name, subtitle, _locale, _parent_id)
      SELECT name, subtitle, _locale, p.id FROM products p, products_locales WHERE ${ofFirst} AND ${isNew}`)
    await execute('ANALYZE')
  }

  async function fillSnapshots() {
    const { fillProductSnapshots } = await import('../publishing/product-snapshots/fill-product-snapshots.ts')
    return fillProductSnapshots(cms.payload)
  }

  async function forgetAll() {
    const { recordStart } = await import('../publishing/revision/revision.ts')
    await recordStart(cms.payload)
    await cms.getJson('/revision/')
  }

  async function readAnew(path: string): Promise<unknown> {
    await forgetAll()
    return cms.getJson(path)
  }

  /** What each call costs when nothing is in memory. */
  async function measureCalls(): Promise<Record<string, QueryCount>> {
    const costs: Record<string, QueryCount> = {}
    for (const path of paths) {
      await forgetAll()
      costs[path] = await countQueries(() => cms.getJson(path))
    }
    return costs
  }

  async function countQueries(work: () => Promise<unknown>): Promise<QueryCount> {
    const pool = poolOf(cms.payload)
    const { query } = pool
    const count = { queries: 0, rows: 0 }
    pool.query = async (...args) => {
      const result = await query.apply(pool, args)
      count.queries++
      count.rows += result.rows?.length ?? 0
      return result
    }
    await work().finally(() => (pool.query = query))
    return count
  }

  it('asks as often for a page of a list with 4,000 products as with 48, and reads as many rows [R13.30, R13.70]', async () => {
    expect((await cms.callApi('/shop/products?limit=1')).headers.get('x-total-count')).toBe(String(MANY))
    expect(many).toEqual(few)
    expect(many[paths[0] ?? '']?.rows).toBeGreaterThan(24 * 4)
    expect(many[paths[0] ?? '']?.rows).toBeLessThan(24 * 6)
  })

  it('reads pictures and files as the adapter does [R13.100]', async () => {
    const { readFiles, readMedia } = await import('./read-uploads.ts')
    const { db } = cms.payload
    const upload = { filename: 'a.avif', width: 640, height: 480, filesize: 12_345, mimeType: 'image/avif' }
    const media = {
      ...upload,
      alt: { en: 'A saw' },
      focus: { x: 20, y: 70 },
      sizes: { avif320: { filename: 'b.avif', width: 320 } },
    }
    const { id: picture } = await db.create({ collection: 'media', data: media })
    const { id: file } = await db.create({ collection: 'files', data: { ...upload, filename: 'c.pdf' } })
    const [kept] = (await db.find<Record<string, unknown>>({ collection: 'files', where: { id: { equals: file } } }))
      .docs
    expect((await readMedia(cms.payload, [Number(picture)])).get(Number(picture))).toMatchObject({
      filename: 'a.avif',
      width: 640,
      alt: { en: 'A saw' },
      focus: { x: 20, y: 70 },
      sizes: { avif320: { filename: 'b.avif', width: 320 }, webp320: { filename: null, width: null } },
    })
    const { filename, mimeType, filesize, createdAt } = kept ?? {}
    expect((await readFiles(cms.payload, [Number(file)])).get(Number(file))).toEqual({
      id: Number(file),
      filename,
      mimeType,
      filesize,
      createdAt,
    })
  })

  it('answers a product from its snapshot as from its tables, and makes a snapshot of each once [R13.88]', async () => {
    expect(madeOfSnapshot).toEqual(madeOfTables)
    expect(many[product]?.queries).toBeLessThan(12)
    expect(made).toEqual([1, 0])
    await cms.payload.update({
      collection: 'products',
      where: { slug: { equals: 'first' } },
      data: { subtitle: 'Saws' },
    })
    expect(await readAnew(product)).toMatchObject({ subtitle: 'Saws' })
    expect(await readAnew(product)).toMatchObject({ subtitle: 'Saws' })
    await cms.payload.update({
      collection: 'products',
      where: { slug: { equals: 'first' } },
      data: { subtitle: 'Cuts' },
    })
  })

  it('refuses a zero byte, which Postgres fails at, wherever a request may have one [R12.13]', async () => {
    const { calls } = await import('@vitrine/contract/calls')
    const asked = Object.values(calls).flatMap((call) => {
      if (call.method !== 'GET') return []
      const path = call.path.replaceAll(/\{\w+\}/g, 'a%00b')
      const keys = Object.keys(('query' in call ? call.query.shape : undefined) ?? {})
      const queries = keys.map((key) => `${path}?${key}=a%00b&path=/a`)
      return path === call.path ? queries : [path, ...queries]
    })
    expect(asked.length).toBeGreaterThan(20)
    for (const path of asked) expect([path, (await cms.callApi(path)).status]).toEqual([path, 400])
  })

  it.each([
    ['en', 'Saw', ['12.5', 'Belt', 'Yes']],
    ['de', 'Säge', ['12,5', 'Belt', 'Ja']],
  ])('shows on cards what the page of the product does, in %s [R13.70]', async (language, name, values) => {
    const [card] = (await cms.getJson('/shop/products?page=1&limit=1', language)) as Shown[]
    const product = (await cms.getJson('/shop/products/first/', language)) as Shown
    expect(card).toMatchObject({ name, languages: ['en', 'de'] })
    expect(card?.highlights.map(({ value }) => value)).toEqual(values)
    expect(card?.highlights).toEqual(product.highlights)
  })
})
