import type { FinderResults } from '@vitrine/contract/shapes/finder'
import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../testing/postgres-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('on Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let cms: Awaited<ReturnType<typeof createTestCms>>

  beforeAll(async () => {
    server = await startPostgres()
    cms = await createTestCms({ DATABASE_URL: await server.createDatabase('finder'), SEED: 'none' })
    const create = async (collection: 'categories' | 'parameters' | 'products', data: object) =>
      Number((await cms.payload.create({ collection, data: data as never })).id)
    const category = await create('categories', { name: 'Saws', slug: 'saws', _status: 'published' })
    const parameter = (key: string, kind: string, unit?: string) => create('parameters', { key, name: key, kind, unit })
    const [mass, drive, cooled, height] = [
      await parameter('mass', 'number', 'kg'),
      await parameter('drive', 'text'),
      await parameter('cooled', 'boolean'),
      await parameter('height', 'range', 'mm'),
    ]
    for (const [at, own] of [10.5, 20, 30, null].entries()) {
      const specifications = [
        ...(own === null ? [] : [{ parameter: mass, number: own }]),
        { parameter: drive, text: at % 2 === 0 ? 'Belt' : 'Chain' },
        { parameter: cooled, yes: at > 1 },
        { parameter: height, number: 10 * at, max: 10 * at + 50.5 },
      ]
      const slug = `saw-${at}`
      const profileType = at === 0 ? 'pvc-aluminium' : 'pvc'
      const data = {
        name: slug,
        model: slug,
        slug,
        category,
        profileType,
        position: at,
        specifications,
        _status: 'published',
      }
      await create('products', data)
    }
  }, 120_000)
  afterAll(async () => {
    await cms.payload.destroy()
    await server.stop()
  })

  it.each([
    [{ filters: 'mass:..20' }, ['saw-0', 'saw-1']],
    [{ filters: 'mass:10.5..10.5' }, ['saw-0']],
    [{ filters: 'height:30..60.5' }, ['saw-1', 'saw-2', 'saw-3']],
    [{ filters: 'drive:belt;cooled:yes' }, ['saw-2']],
    [{ filters: 'material:aluminium' }, ['saw-0']],
    [{ sort: '-mass' }, ['saw-2', 'saw-1', 'saw-0', 'saw-3']],
    [{ sort: 'height', filters: 'category:saws' }, ['saw-0', 'saw-1', 'saw-2', 'saw-3']],
  ])('finds by %j [R2.75, R2.76]', async (asked, slugs) => {
    const query = new URLSearchParams({ limit: '10', ...asked } as Record<string, string>)
    const found = (await cms.getJson(`/shop/finder/?${query}`)) as FinderResults
    expect([found.total, found.products.map(({ slug }) => slug)]).toEqual([slugs.length, slugs])
  })

  it('offers figures and choices with their counts [R2.74]', async () => {
    const { facets } = (await cms.getJson('/shop/finder/?limit=1&filters=cooled:yes')) as FinderResults
    expect(facets.find(({ key }) => key === 'mass')).toMatchObject({ min: 10.5, max: 30, count: 1 })
    expect(facets.find(({ key }) => key === 'drive')).toMatchObject({
      choices: [
        { value: 'belt', name: 'Belt', count: 1 },
        { value: 'chain', name: 'Chain', count: 1 },
      ],
    })
  })
})
