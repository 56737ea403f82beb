import { sql } from '@payloadcms/db-sqlite'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { createFindDocuments, MAX_FOUND } from './find-documents.ts'
import { fillSearchIndex } from './fill-index.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let category: number
beforeAll(async () => {
  cms = await createTestCms()
  category = (await cms.payload.find({ collection: 'categories', limit: 1 })).docs[0]?.id ?? 0
})
afterEach(() => vi.useRealTimers())

type Results = { total: number; hasMore: boolean; hits: { slug: string; name?: string }[]; fuzzyMatches: unknown[] }
const search = async (q: string, language = 'en', kind = 'products') =>
  (await cms.getJson(`/search/?kind=${kind}&limit=100&q=${encodeURIComponent(q)}`, language)) as Results
const find = async (q: string, language = 'en', kind = 'products') =>
  (await search(q, language, kind)).hits.map(({ slug }) => slug)

let count = 0
/** A published product whose name no other has. */
async function createProduct(data: object = {}) {
  count += 1
  const word = `quux${String.fromCharCode(96 + count).repeat(3)}`
  const product = await cms.payload.create({
    collection: 'products',
    data: {
      name: word,
      slug: `p-${count}`,
      model: `M ${count}`,
      category,
      position: 1,
      _status: 'published',
      ...data,
    } as never,
  })
  return { id: product.id, slug: product.slug, word }
}
const update = (id: number, data: object, more: object = {}) =>
  cms.payload.update({ collection: 'products', id, data, ...more } as never)
const rows = async (statement: string) => rowsOf(await (await databaseOf(cms.payload)).execute(statement))
const readIndex = () => rows('SELECT id, text FROM search_entries ORDER BY id')

describe('a search', () => {
  it('answers with cards, a page at a time, and says how many there are [R17.8]', async () => {
    const all = await search('saw')
    expect(all.total).toBe(all.hits.length)
    expect(all.hits[0]).toMatchObject({
      slug: expect.any(String),
      model: expect.any(String),
      highlights: expect.any(Array),
    })
    const second = (await cms.getJson('/search/?kind=products&limit=2&page=2&q=saw')) as Results
    expect(second.hits).toEqual(all.hits.slice(2, 4))
    expect(second.total).toBe(all.total)
  })

  it.each([
    '?kind=products',
    '?q=saw',
    '?q=saw&kind=dealers',
    '?q=%20&kind=products',
    `?kind=posts&q=${'a'.repeat(201)}`,
  ])('is refused as %s [R17.8]', async (query) => expect((await cms.callApi(`/search/${query}`)).status).toBe(400))
})

describe('a product is found', () => {
  it('when it is published, and no longer when it is not [R17.9]', async () => {
    const { id, slug, word } = await createProduct({ _status: 'draft' })
    expect(await find(word)).toEqual([])
    await update(id, { _status: 'published' })
    expect(await find(word)).toEqual([slug])
    await update(id, { _status: 'draft' })
    expect(await find(word)).toEqual([])
  })

  it('as it is published while a draft beside it says otherwise [R17.9]', async () => {
    const { id, slug, word } = await createProduct()
    await update(id, { name: 'Zwieback', _status: 'draft' }, { draft: true })
    expect([await find(word), await find('zwieback')]).toEqual([[slug], []])
    await update(id, { name: 'Zwieback', _status: 'published' })
    expect([await find(word), await find('zwieback')]).toEqual([[], [slug]])
  })

  it('by the words that it has in each language, where English stands in for none [R17.9]', async () => {
    const { id, slug, word } = await createProduct()
    expect(await find(word, 'de')).toEqual([slug])
    await update(id, { name: 'Knäckebrot' }, { locale: 'de' })
    expect([await find(word, 'de'), await find('knackebrot', 'de'), await find('knackebrot')]).toEqual([[], [slug], []])
    expect([await find(word), await find(word, 'fr')]).toEqual([[slug], [slug]])
  })

  it('by a model and a slug that have changed [R17.9]', async () => {
    const { id, slug } = await createProduct()
    await update(id, { model: 'QX 77-1', slug: 'renamed-quux' })
    expect([await find('qx771'), await find(slug), await find('renamed-q')]).toEqual([
      ['renamed-quux'],
      [],
      ['renamed-quux'],
    ])
    // The words of a model count in every language.
    expect((await search('qx772', 'tr')).fuzzyMatches).toMatchObject([{ slug: 'renamed-quux' }])
  })

  it('as it was, when an earlier version is restored [R17.9]', async () => {
    const { id, slug, word } = await createProduct()
    await update(id, { name: 'Gone again' })
    expect([await find(word), await find('gone again')]).toEqual([[], [slug]])
    const where = { parent: { equals: id } }
    const { docs } = await cms.payload.findVersions({ collection: 'products', where, sort: 'createdAt' })
    await cms.payload.restoreVersion({ collection: 'products', id: String(docs[0]?.id) })
    expect([await find(word), await find('gone again')]).toEqual([[slug], []])
  })

  it('outside of the trash only [R17.9]', async () => {
    const { id, slug, word } = await createProduct()
    await update(id, { deletedAt: new Date().toISOString() })
    expect(await find(word)).toEqual([])
    await update(id, { deletedAt: null }, { trash: true })
    expect(await find(word)).toEqual([slug])
    await cms.payload.delete({ collection: 'products', id, trash: true })
    expect(await find(word)).toEqual([])
    expect(await rows(`SELECT id FROM search_entries WHERE id BETWEEN ${id * 128} AND ${id * 128 + 31}`)).toEqual([])
  })

  it('after changes of many at once [R17.9]', async () => {
    const some = [await createProduct(), await createProduct()]
    const where = { id: { in: some.map(({ id }) => id) } }
    await cms.payload.update({ collection: 'products', where, data: { name: 'Together' } })
    expect((await find('together')).toSorted()).toEqual(some.map(({ slug }) => slug).toSorted())
    await cms.payload.update({ collection: 'products', where, data: { _status: 'draft' } })
    expect(await find('together')).toEqual([])
  })

  it('as before where the change fails at its end [R17.9]', async () => {
    const { id, slug, word } = await createProduct()
    const hooks = cms.payload.collections.products.config.hooks.afterChange
    hooks.push(() => {
      throw new Error('the last step fails')
    })
    await expect(update(id, { name: 'Halfway' })).rejects.toThrow('the last step fails')
    hooks.pop()
    expect([await find(word), await find('halfway')]).toEqual([[slug], []])
  })

  it('in the order of the list as it is now, without being published again [R17.9]', async () => {
    const [first, second] = [
      await createProduct({ name: 'Ordered' }),
      await createProduct({ name: 'Ordered', position: 2 }),
    ]
    expect(await find('ordered')).toEqual([first.slug, second.slug])
    const last = await cms.payload.create({
      collection: 'categories',
      data: { name: 'Last', slug: 'last', position: 10_000, _status: 'published' },
    })
    await update(first.id, { category: last.id })
    expect(await find('ordered')).toEqual([second.slug, first.slug])
    await cms.payload.update({ collection: 'categories', id: last.id, data: { position: -1 } })
    expect(await find('ordered')).toEqual([first.slug, second.slug])
  })

  it('without a row being written where nothing that it is found by has changed [R17.9]', async () => {
    const { id, slug, word } = await createProduct()
    // As nothing is written, tokens that were taken away do not come back.
    const database = await databaseOf(cms.payload)
    await database.execute(`DELETE FROM search_entry_tokens WHERE rowid BETWEEN ${id * 128} AND ${id * 128 + 31}`)
    await update(id, { subtitle: 'Another' })
    expect(await find(word)).toEqual([])
    await update(id, { model: 'Another' })
    expect(await find(word)).toEqual([slug])
  })
})

describe('a post is found', () => {
  const DAY_MS = 24 * 60 * 60 * 1000

  it('from the beginning of its day, though nobody saves it then [R17.9]', async () => {
    const tomorrow = new Date(Date.now() + DAY_MS)
    const data = {
      title: 'Plugh',
      slug: 'plugh',
      kind: 'article',
      publishedAt: tomorrow.toISOString(),
      _status: 'published',
    }
    await cms.payload.create({ collection: 'posts', data: data as never })
    const findDocuments = createFindDocuments(cms.payload)
    const ask = async () =>
      (await findDocuments({ collection: 'posts', language: 'en', query: 'plugh', page: 1, limit: 9 })).total
    expect(await ask()).toBe(0)
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow })
    expect(await ask()).toBe(1)
  })

  it('in the languages of its title only, and not by its slug [R17.9]', async () => {
    const data = {
      title: 'Xyzzy',
      slug: 'frotz',
      kind: 'article',
      publishedAt: new Date().toISOString(),
      _status: 'published',
    }
    await cms.payload.create({ collection: 'posts', data: data as never })
    expect(await search('xyzzy', 'en', 'posts')).toMatchObject({ total: 1, hits: [{ slug: 'frotz' }] })
    expect(await search('xyzzy', 'de', 'posts')).toMatchObject({ total: 0, hits: [] })
    expect(await search('frotz', 'en', 'posts')).toMatchObject({ total: 0, hits: [] })
  })
})

describe('the index', () => {
  it('is filled with what it lacks, and goes on where it was broken off [R17.10]', async () => {
    const index = await readIndex()
    const database = await databaseOf(cms.payload)
    for (const table of ['search_entries', 'search_entry_tokens', 'search_words', 'search_word_tokens'])
      await database.execute(`DELETE FROM ${table}`)
    const brokenOff = fillSearchIndex(cms.payload, () => {
      throw new Error('broken off')
    })
    await expect(brokenOff).rejects.toThrow('broken off')
    const part = (await readIndex()).length
    expect(part).toBeGreaterThan(0)
    expect(part).toBeLessThan(index.length)
    expect(await fillSearchIndex(cms.payload, () => {})).toBeGreaterThan(0)
    expect(await readIndex()).toEqual(index)
    expect(await fillSearchIndex(cms.payload, () => {})).toBe(0)
    expect((await find('nv450')).length).toBeGreaterThan(0)
    expect((await search('weldr')).fuzzyMatches.length).toBeGreaterThan(0)
  })

  it('counts up to a limit, beyond which it says that there are more [R17.11]', async () => {
    const database = await databaseOf(cms.payload)
    await database.execute(sql`
      WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n <= ${MAX_FOUND})
      INSERT INTO products (slug, model, position, category_id, _status)
      SELECT 'blorb-' || n, 'BLORB ' || n, n, ${sql.raw(String(category))}, 'published' FROM copy`)
    await fillSearchIndex(cms.payload, () => {})
    const findDocuments = createFindDocuments(cms.payload)
    const ask = (query: string) => findDocuments({ collection: 'products', language: 'en', query, page: 1, limit: 100 })
    const findFirst = async (query: string) => {
      const { ids } = await ask(query)
      return (await rows(`SELECT slug FROM products WHERE id = ${ids[0]}`))[0]?.slug
    }
    expect(await ask('blorb')).toMatchObject({ total: MAX_FOUND, hasMore: true })
    // What matches best comes first among however many.
    expect([await findFirst('blorb 1001'), await findFirst('blorb 9')]).toEqual(['blorb-1001', 'blorb-9'])
    expect(await ask('blorb 10')).toMatchObject({ total: 13, hasMore: false })
    await database.execute(`DELETE FROM products WHERE slug = 'blorb-1001'`)
    expect(await ask('blorb 1001')).toMatchObject({ total: 0 })
  })
})
