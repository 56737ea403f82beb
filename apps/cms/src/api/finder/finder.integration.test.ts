import { join } from 'node:path'
import type { FinderResults } from '@vitrine/contract/shapes/finder'
import { multiplyProducts } from '@vitrine/platform/testing/multiply-products'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => (cms = await createTestCms()))
afterAll(() => cms.payload.destroy())

type Asked = { filters?: string; sort?: string; page?: string; limit?: string }
const pathOf = (asked: Asked) => `/shop/finder/?${new URLSearchParams({ limit: '100', ...asked })}`
const find = async (asked: Asked, language = 'en') => (await cms.getJson(pathOf(asked), language)) as FinderResults
const slugs = ({ products }: FinderResults) => products.map(({ slug }) => slug)
const facetOf = ({ facets }: FinderResults, key: string) => facets.find((it) => it.key === key)
const countsOf = (found: FinderResults, key: string) => {
  const facet = facetOf(found, key)
  return Object.fromEntries(facet?.kind === 'choice' ? facet.choices.map((it) => [it.value, it.count]) : [])
}

type Figure = { key: string; number: number | null; max: number | null; value: string }
/** All products with their figures, as their own pages have them. */
async function listAll() {
  const cards = (await cms.getJson('/shop/products')) as { slug: string; category_slug: string }[]
  return Promise.all(
    cards.map(async ({ slug, category_slug }) => {
      const { specifications } = (await cms.getJson(`/shop/products/${slug}/`)) as { specifications: Figure[] }
      return { slug, category: category_slug, figures: new Map(specifications.map((it) => [it.key, it])) }
    }),
  )
}

describe('the finder', () => {
  it('answers all products in the order of the list, and the questions in the language of the request [R2.74]', async () => {
    const all = await find({}, 'de')
    const listed = (await cms.getJson('/shop/products', 'de')) as { slug: string }[]
    expect([all.total, slugs(all)]).toEqual([listed.length, listed.map(({ slug }) => slug)])
    expect(facetOf(all, 'weight')).toMatchObject({
      kind: 'number',
      name: 'Gewicht',
      unit: 'kg',
      imperial: { unit: 'lb' },
    })
    const materials = facetOf(all, 'material')
    expect(materials?.kind === 'choice' && materials.choices.map(({ name }) => name)).toEqual(['PVC', 'Aluminium'])
    expect(facetOf(all, 'network')).toMatchObject({ kind: 'choice', choices: [{ name: 'Ja' }, { name: 'Nein' }] })
    // Free texts of which nearly every machine has its own are no choices.
    expect(facetOf(all, 'control')).toBeUndefined()
    expect(facetOf(all, 'voltage')?.kind).toBe('choice')
  })

  it.each([
    ['weight:..900', (it) => (it.get('weight')?.number ?? Infinity) <= 900],
    [
      'weight:500..900',
      (it) => (it.get('weight')?.number ?? 0) >= 500 && (it.get('weight')?.number ?? Infinity) <= 900,
    ],
    // What a machine takes has to cover what is asked for.
    ['profile-height:120..', (it) => covers(it.get('profile-height'), 120, 120)],
    ['profile-height:40..120', (it) => covers(it.get('profile-height'), 40, 120)],
    ['network:yes', (it) => it.get('network')?.value === 'Yes'],
    ['voltage:230-v-50-60-hz', (it) => it.get('voltage')?.value === '230 V, 50/60 Hz'],
    [
      'weight:..900;network:yes',
      (it) => (it.get('weight')?.number ?? Infinity) <= 900 && it.get('network')?.value === 'Yes',
    ],
  ] satisfies [string, (figures: Map<string, Figure>) => boolean][])(
    'finds by %s what has such figures [R2.75]',
    async (filters, matches) => {
      const expected = (await listAll()).filter(({ figures }) => matches(figures)).map(({ slug }) => slug)
      expect(expected.length).toBeGreaterThan(0)
      const found = await find({ filters })
      expect([found.total, slugs(found)]).toEqual([expected.length, expected])
    },
  )

  it('counts each question with every other answer, and its own choices as if it had none [R2.75]', async () => {
    const both = 'category:cutting-machines,welding-machines'
    const [all, some, more] = await Promise.all([
      find({}),
      find({ filters: both }),
      find({ filters: `${both};network:yes` }),
    ])
    expect(countsOf(some, 'category')).toEqual(countsOf(all, 'category'))
    expect(some.total).toBe(
      (countsOf(all, 'category')['cutting-machines'] ?? 0) + (countsOf(all, 'category')['welding-machines'] ?? 0),
    )
    expect(more.total).toBe(countsOf(some, 'network').yes)
    expect(countsOf(more, 'network')).toEqual(countsOf(some, 'network'))
    const cutting = await find({ filters: 'category:cutting-machines;network:yes' })
    expect(countsOf(more, 'category')['cutting-machines']).toBe(cutting.total)
  })

  it('finds what is for a material among what is for both [R2.75]', async () => {
    const [pvc, aluminium, either] = await Promise.all(
      ['material:pvc', 'material:aluminium', 'material:pvc,aluminium'].map((filters) => find({ filters })),
    )
    const both = slugs(pvc as FinderResults).filter((it) => slugs(aluminium as FinderResults).includes(it))
    expect(both).toContain('nv-450-double-mitre-saw')
    expect(slugs(aluminium as FinderResults)).not.toContain('nv-580-pvc-cutting-centre')
    expect(either?.total).toBe((pvc?.total ?? 0) + (aluminium?.total ?? 0) - both.length)
  })

  it('sorts by a figure, from either end; what lacks it comes last [R2.76]', async () => {
    const weights = new Map((await listAll()).map(({ slug, figures }) => [slug, figures.get('weight')?.number ?? null]))
    const [rising, falling] = await Promise.all([find({ sort: 'weight' }), find({ sort: '-weight' })])
    const known = slugs(rising)
      .map((it) => weights.get(it))
      .filter((it) => typeof it === 'number')
    expect(known).toEqual(known.toSorted((a, b) => a - b))
    expect(weights.get(slugs(falling)[0] ?? '')).toBe(Math.max(...known))
    for (const { products } of [rising, falling])
      expect(products.slice(known.length).every(({ slug }) => weights.get(slug) === null)).toBe(true)
    const second = await find({ sort: '-weight', page: '2', limit: '10' })
    expect(slugs(second)).toEqual(slugs(falling).slice(10, 20))
  })

  it('says what to leave out where nothing matches, and how many that gives [R2.77]', async () => {
    const nothing = await find({ filters: 'weight:..1;category:cutting-machines;network:yes' })
    expect([nothing.total, nothing.products]).toEqual([0, []])
    const without = await find({ filters: 'category:cutting-machines;network:yes' })
    expect(nothing.loosen).toEqual([{ key: 'weight', total: without.total }])
  })

  it('names what no product has, and finds by the rest [R2.78]', async () => {
    const found = await find({ filters: 'unheard-of:1..2;network:1..2;network-2:yes;weight:..900', sort: '-colour' })
    expect(found.unknown).toEqual(['unheard-of', 'network', 'network-2', 'colour'])
    expect(found.total).toBe((await find({ filters: 'weight:..900' })).total)
  })

  it('refuses more than a person sets [R2.78]', async () =>
    expect((await cms.callApi(pathOf({ filters: 'network:yes;'.repeat(100) }))).status).toBe(400))

  it.each([
    ['weight', 'not of the form key:value'],
    ['weight:9..1', '9 is more than 1'],
    ['weight:..', 'neither end'],
    ['weight:1e9..', 'neither from..to nor choices'],
    ['weight:1..;weight:..2', 'there twice'],
    [Array.from({ length: 13 }, (_, at) => `p${at}:yes`).join(';'), 'more than 12 filters'],
    [`voltage:${Array.from({ length: 21 }, (_, at) => `v${at}`).join(',')}`, 'more than 20 choices'],
    [`voltage:a'); DROP TABLE products; --`, ''],
  ])('refuses %s with a sentence [R2.78]', async (filters, message) => {
    const answer = await cms.callApi(pathOf({ filters }))
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toContain(message)
  })
})

describe('after a change', () => {
  const weigh = async (id: number, number: number, data: object = {}) => {
    const product = await cms.payload.findByID({ collection: 'products', id, depth: 0 })
    const specifications = product.specifications?.map((row) => (row.parameter === weight ? { ...row, number } : row))
    await cms.payload.update({ collection: 'products', id, data: { specifications, ...data } as never })
  }
  let weight: number
  let id: number
  beforeAll(async () => {
    const { docs } = await cms.payload.find({ collection: 'parameters', where: { key: { equals: 'weight' } } })
    weight = Number(docs[0]?.id)
    const found = await cms.payload.find({
      collection: 'products',
      where: { slug: { equals: 'nv-450-double-mitre-saw' } },
    })
    id = Number(found.docs[0]?.id)
  })
  const isFound = async (filters: string) => slugs(await find({ filters })).includes('nv-450-double-mitre-saw')

  it('a product is found by its new figure, by its new category, and not at all when it is taken off [R2.79]', async () => {
    expect(await isFound('weight:17777..17778')).toBe(false)
    await weigh(id, 17777)
    expect(await isFound('weight:17777..17778')).toBe(true)
    expect(facetOf(await find({}), 'weight')).toMatchObject({ max: 17777 })
    const { docs } = await cms.payload.find({ collection: 'categories', where: { slug: { equals: 'copy-routers' } } })
    await cms.payload.update({
      collection: 'products',
      id,
      data: { category: Number(docs[0]?.id), profileType: 'aluminium' },
    })
    expect(await isFound('category:copy-routers;material:aluminium')).toBe(true)
    expect(await isFound('category:cutting-machines')).toBe(false)
    expect(await isFound('material:pvc')).toBe(false)
    await cms.payload.update({ collection: 'products', id, data: { _status: 'draft' } })
    expect(await isFound('weight:17777..17778')).toBe(false)
    await cms.payload.update({ collection: 'products', id, data: { _status: 'published' } })
    expect(await isFound('weight:17777..17778')).toBe(true)
  })

  it('a draft changes nothing until it is published [R2.79]', async () => {
    const product = await cms.payload.findByID({ collection: 'products', id, depth: 0 })
    const specifications = product.specifications?.map((row) =>
      row.parameter === weight ? { ...row, number: 8888 } : row,
    )
    await cms.payload.update({ collection: 'products', id, data: { specifications } as never, draft: true })
    expect([await isFound('weight:8888..8889'), await isFound('weight:17777..17778')]).toEqual([false, true])
  })
})

describe('with 4,000 products', () => {
  const asked = {
    filters: 'weight:200..900;profile-height:60..;network:yes;category:cutting-machines',
    sort: '-weight',
    limit: '24',
  }
  const count = async () => countQueries(cms.payload, () => find(asked))

  it('asks the database as often as with 40, and as little for the next; nothing but what a page shows is read in rows [R2.80]', async () => {
    await find(asked)
    const few = await count()
    multiplyProducts(join(cms.dataDir, 'vitrine.db'), 4000, { isOpen: true, versions: false })
    const { recordStart } = await import('../../publishing/revision/revision.ts')
    await recordStart(cms.payload)
    await cms.getJson('/revision/')
    await find(asked)
    const many = await count()
    expect((await find({ limit: '1' })).total).toBe(4000)
    expect(many.queries).toBeLessThanOrEqual(few.queries + 2)
    expect(many.rows).toBeLessThan(24 * 8 + 100)
  })

  it('finds between two figures, and in the order of one, by an index alone [R2.80]', async () => {
    const statements = await recordStatements(cms.payload, () =>
      find({ filters: 'weight:200..900;profile-height:60..', sort: '-weight' }),
    )
    const own = statements.filter(
      ({ sql }) => sql.includes('FROM products_specifications') && sql.includes('json_group_array'),
    )
    expect(own.length).toBe(3)
    const { client } = cms.payload.db as unknown as { client: import('@libsql/client').Client }
    for (const { statement } of own) {
      const { sql, args } = statement as { sql: string; args: never[] }
      const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })
      const plan = rows.map(({ detail }) => String(detail)).join('; ')
      expect(plan).toMatch(/SEARCH products_specifications USING COVERING INDEX products_figures_idx \(parameter_id=\?/)
    }
  })
})

function covers(figure: Figure | undefined, from: number, to: number): boolean {
  return (
    figure?.number !== undefined &&
    figure.number !== null &&
    figure.number <= from &&
    (figure.max ?? figure.number) >= to
  )
}
