import type { Where } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'
import { type RecordedStatement, recordStatements } from '../../testing/record-statements.ts'
import { databaseOf, rowsOf } from './database-of.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>

beforeAll(async () => {
  cms = await createTestCms()
})
afterAll(() => cms.payload.destroy())

type Listing = { sort?: string; page?: number; search?: string; draft?: boolean }

/** As the back office's list asks. */
const list = async ({ sort = 'position', page = 1, search, draft = true }: Listing, limit = 10) => {
  const like = { like: search }
  const where: Where = search ? { or: [{ name: like }, { model: like }, { slug: like }] } : {}
  return cms.payload.find({
    collection: 'products',
    draft,
    depth: 0,
    locale: 'en',
    sort,
    page,
    limit,
    trash: false,
    where,
  })
}

/** The statements that sort, and take a page. */
const pagesOf = async (listing: Listing): Promise<RecordedStatement[]> => {
  const statements = await recordStatements(cms.payload, () => list(listing))
  return statements.filter(({ sql }) => /order by .* limit \?/.test(sql) && !sql.includes('payload_locked'))
}

it.each([{}, { sort: '-updatedAt' }, { sort: 'name' }, { page: 3 }, { search: 'nv' }, { draft: false }])(
  'of $0 finds which products first, without what belongs to them [R13.32]',
  async (listing) => {
    const pages = await pagesOf(listing)
    expect(pages.length).toBeGreaterThan(0)
    for (const { sql } of pages) expect(sql).not.toContain('json_group_array')
  },
)

it.each([{}, { sort: '-updatedAt' }, { sort: '-name' }, { search: 'nv' }, { draft: false }])(
  'gives the pages of $0 in their order, with all that belongs to the products',
  async (listing) => {
    const whole = await list(listing, 0)
    expect(whole.docs.length).toBeGreaterThan(10)
    const [first, second] = [await list(listing), await list({ ...listing, page: 2 })]
    expect([...first.docs, ...second.docs]).toEqual(whole.docs.slice(0, 20))
    expect(first.docs[0]?.specifications?.length).toBeGreaterThan(0)
    const { totalDocs, totalPages, hasPrevPage, hasNextPage, page } = second
    expect({ totalDocs, totalPages, hasPrevPage, hasNextPage, page }).toEqual({
      totalDocs: whole.docs.length,
      totalPages: Math.ceil(whole.docs.length / 10),
      hasPrevPage: true,
      hasNextPage: whole.docs.length > 20,
      page: 2,
    })
  },
)

it('finds nothing, and a page after the last, without a second query', async () => {
  expect(await pagesOf({ search: 'nothing of the kind' })).toHaveLength(1)
  expect((await list({ page: 99 })).docs).toEqual([])
})

it('finds the products of the list, and those of a search, by an index alone [R13.32]', async () => {
  const database = await databaseOf(cms.payload)
  const { client } = cms.payload.db as unknown as {
    client: { execute: (statement: { sql: string; args: unknown[] }) => Promise<never> }
  }
  const planOf = async (listing: Listing) => {
    const [page] = await pagesOf(listing)
    if (typeof page?.statement !== 'object') throw new Error('no page was read')
    const { sql, args = [] } = page.statement
    return rowsOf(await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })).map(({ detail }) => String(detail))
  }
  await database.execute('ANALYZE')
  expect(await planOf({})).toEqual([expect.stringMatching(/^SEARCH _products_v USING INDEX products_latest_order_idx/)])
  const searched = await planOf({ search: 'nv' })
  expect(searched).toContainEqual(
    expect.stringMatching(/^SEARCH _products_v USING COVERING INDEX products_latest_order_idx/),
  )
  expect(searched).toContainEqual(
    expect.stringMatching(/_products_v_locales USING COVERING INDEX products_latest_names_idx/),
  )
})
