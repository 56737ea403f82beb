import { rm } from 'node:fs/promises'
import { sql } from '@payloadcms/db-sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import type { ProductDocument } from '../../api/catalogue.ts'

const SLUG = 'nv-450-double-mitre-saw'

let cms: Awaited<ReturnType<typeof createTestCms>>
let product: ProductDocument
let seeded: Record<string, unknown> | undefined

beforeAll(async () => {
  cms = await createTestCms()
  ;[seeded] = await execute(`SELECT (SELECT count(*) FROM products) AS products,
    (SELECT count(*) FROM product_snapshots) AS snapshots`)
})
afterAll(async () => {
  await cms.payload.destroy()
  await rm(cms.dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  product = await readAnew()
  await fill()
})

/** The product as a process reads it that has nothing in memory. */
async function readAnew(slug = SLUG): Promise<ProductDocument> {
  const { createContentStore } = await import('../../api/content-store.ts')
  const readContent = createContentStore(cms.payload)
  const found = await (await readContent()).bySlug('products', slug)
  if (!found) throw new Error(`there is no ${slug}`)
  return found
}

async function fill(changedSince?: Date): Promise<number> {
  const { fillProductSnapshots } = await import('./fill-product-snapshots.ts')
  return fillProductSnapshots(cms.payload, changedSince && { changedSince })
}

/** All of it as the adapter reads it from all of its tables. */
async function readFromTables(): Promise<ProductDocument> {
  const { docs } = await cms.payload.db.find({
    collection: 'products',
    locale: 'all',
    where: { id: { equals: product.id } },
  })
  return docs[0] as unknown as ProductDocument
}

const execute = async (statement: string | ReturnType<typeof sql>) =>
  rowsOf(await (await databaseOf(cms.payload)).execute(statement))

const tablesReadBy = async (work: () => Promise<unknown>) =>
  (await recordStatements(cms.payload, work)).flatMap((it) => it.sql.match(/\bproducts?_(?!id\b)\w+/g) ?? [])

const update = (data: object, options: object = {}) =>
  cms.payload.update({
    collection: 'products',
    id: product.id,
    data: { _status: 'published', ...data },
    ...options,
  } as never)

describe('a product is read', () => {
  it('from its row, its references and its snapshot alone, as it stands in its tables [R13.88]', async () => {
    expect(new Set(await tablesReadBy(() => readAnew()))).toEqual(new Set(['product_snapshots', 'products_rels']))
    const whole = await readFromTables()
    expect(whole.specifications?.length).toBeGreaterThan(5)
    expect(whole.related?.length).toBeGreaterThan(0)
    expect(await readAnew()).toEqual(JSON.parse(JSON.stringify(whole)))
  })

  it('as it was published last, and from its snapshot when it is read again [R13.88]', async () => {
    for (const subtitle of ['Once', 'Twice']) {
      await update({ subtitle })
      await update({ subtitle: `${subtitle}, auf Deutsch` }, { locale: 'de' })
      expect((await readAnew()).subtitle).toMatchObject({ en: subtitle, de: `${subtitle}, auf Deutsch` })
    }
    await fill()
    expect(await tablesReadBy(() => readAnew())).not.toContain('products_locales')
  })

  it('as it is published while a draft beside it says otherwise [R13.88]', async () => {
    await update({ subtitle: 'A draft', _status: 'draft' }, { draft: true })
    expect((await readAnew()).subtitle).toEqual(product.subtitle)
    await update({ subtitle: product.subtitle?.en })
  })

  it('at its place in the list, and without what was deleted, though no new version of it is made [R13.88]', async () => {
    const { id, slug } = (await cms.payload.create({
      collection: 'products',
      data: {
        name: 'Related',
        slug: 'related-for-once',
        model: 'R 1',
        category: product.category,
        _status: 'published',
      },
    } as never)) as unknown as { id: number; slug: string }
    await update({ related: [id] })
    await readAnew(slug)
    await fill()
    await execute(sql`UPDATE products SET position = 777 WHERE id = ${product.id}`)
    expect(await readAnew()).toMatchObject({ position: 777, related: [id] })
    await execute(sql`DELETE FROM products WHERE id = ${id}`)
    expect((await readAnew()).related).toEqual([])
    expect(await execute(sql`SELECT _parent_id FROM product_snapshots WHERE _parent_id = ${id}`)).toEqual([])
    await update({ related: product.related, position: product.position })
  })

  it('from its tables where its snapshot is of another format, which is then made anew [R13.88]', async () => {
    await execute(`UPDATE product_snapshots SET format = 'earlier', document = x'00'`)
    expect(await tablesReadBy(() => readAnew())).toContain('products_locales')
    expect(await fill()).toBeGreaterThan(30)
    expect(await readAnew()).toEqual(product)
  })

  it('from its tables where its snapshot is damaged, which is then made anew [R13.88]', async () => {
    await execute(sql`UPDATE product_snapshots SET document = x'00' WHERE _parent_id = ${product.id}`)
    expect(await readAnew()).toEqual(product)
    await vi.waitFor(async () => expect(await tablesReadBy(() => readAnew())).not.toContain('products_locales'))
  })

  it('where snapshots cannot be kept [R13.88]', async () => {
    await execute(`DELETE FROM product_snapshots`)
    await execute(`CREATE TRIGGER full BEFORE INSERT ON product_snapshots BEGIN SELECT RAISE(ABORT, 'full'); END`)
    expect(await readAnew()).toEqual(product)
    await execute(`DROP TRIGGER full`)
  })
})

it('what is missing is made once, and what was published since [R13.88]', async () => {
  expect(await fill()).toBe(0)
  await update({ subtitle: 'Another' })
  expect(await fill()).toBe(1)
  await update({ subtitle: product.subtitle?.en })
  expect([await fill(new Date(Date.now() + 60_000)), await fill(new Date(Date.now() - 60_000))]).toEqual([0, 1])
  expect(await fill()).toBe(0)
})

it('a new database has the snapshots of its demo content [R13.88]', () => {
  expect(seeded?.products).toBeGreaterThan(30)
  expect(seeded?.snapshots).toBe(seeded?.products)
})

describe('the format', () => {
  it('is another where a field is added, has another type, or another language [R13.88]', async () => {
    const { formatOf } = await import('./snapshot-format.ts')
    const text = { name: 'title', type: 'text' } as const
    const rows = { name: 'rows', type: 'array', flattenedFields: [text] }
    const formats = [
      [text],
      [{ ...text, localized: true }],
      [{ ...text, type: 'textarea' }],
      [text, rows],
      [text, { ...rows, flattenedFields: [{ ...text, localized: true }] }],
    ].map((fields) => formatOf(fields as never))
    expect(new Set(formats).size).toBe(formats.length)
    expect(formatOf([text] as never)).toBe(formats[0])
  })
})
