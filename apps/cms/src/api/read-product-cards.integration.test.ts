import type { Client } from '@libsql/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../testing/test-cms.ts'
import { type RecordedStatement, recordStatements } from '../testing/record-statements.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
/** Of the product that has texts and answers as highlights. */
let slug: string

beforeAll(async () => {
  cms = await createTestCms()
  slug = await highlightTextsAndAnswers()
})
afterAll(() => cms.payload.destroy())

/** No highlight of the demo is a text, or a yes or no. */
async function highlightTextsAndAnswers(): Promise<string> {
  const { docs: parameters } = await cms.payload.find({ collection: 'parameters', limit: 0, depth: 0 })
  const idOf = (wanted: string) => parameters.find(({ kind }) => kind === wanted)?.id
  const { docs } = await cms.payload.find({ collection: 'products', sort: 'position', depth: 0, limit: 1 })
  const [product] = docs
  const specifications = [
    { parameter: idOf('boolean'), yes: true, highlight: true },
    { parameter: idOf('text'), text: 'In English', highlight: true },
  ]
  const id = Number(product?.id)
  await cms.payload.update({ collection: 'products', id, data: { specifications } as never })
  return String(product?.slug)
}

type Card = Record<'name' | 'model' | 'slug' | 'subtitle' | 'category_slug', string> & {
  image: unknown
  highlights: unknown[]
}

const shownOf = ({ name, model, slug, subtitle, category_slug, image, highlights }: Card) => ({
  name,
  model,
  slug,
  subtitle,
  category_slug,
  image,
  highlights,
})

it.each(['en', 'de', 'ar'])('a card shows what the page of the product does, in %s', async (language) => {
  // Cards first: a page keeps the whole product in memory, of which its card is made then.
  const cards = (await cms.getJson('/shop/products', language)) as Card[]
  expect(cards.length).toBeGreaterThan(30)
  expect(cards.some(({ highlights }) => highlights.length === 4)).toBe(true)
  const some = cards.filter((card, at) => at < 12 || card.slug === slug)
  expect(some.map((card) => card.slug)).toContain(slug)
  for (const card of some) {
    const product = (await cms.getJson(`/shop/products/${card.slug}/`, language)) as Card
    expect(shownOf(card)).toEqual(shownOf(product))
  }
})

/** The statements of a page of a list, when nothing is in memory, and its cards. */
async function readPage(): Promise<{ statements: RecordedStatement[]; cards: Card[] }> {
  const { recordStart } = await import('../publishing/revision/revision.ts')
  await recordStart(cms.payload)
  await cms.getJson('/revision/')
  let cards: Card[] = []
  const statements = await recordStatements(cms.payload, async () => {
    cards = (await cms.getJson('/shop/products?page=2&limit=12')) as Card[]
  })
  return { statements, cards }
}

it('reads a row a product and a row a highlight, and no other specifications [R13.33, R13.70]', async () => {
  const { statements, cards } = await readPage()
  const countRows = (table: string) =>
    statements.filter(({ sql }) => sql.includes(`FROM ${table}`)).reduce((sum, { rows }) => sum + rows, 0)
  const highlights = cards.flatMap((card) => card.highlights).length
  expect(highlights).toBeGreaterThan(24)
  expect(countRows('products_locales')).toBe(12)
  expect(countRows('products_specifications AS')).toBe(highlights)
})

it('reads of texts and specifications the indexes alone [R13.70]', async () => {
  const { statements } = await readPage()
  const { client } = cms.payload.db as unknown as { client: Client }
  const plans = await Promise.all(
    statements
      .filter(({ sql }) => /FROM products_(locales|specifications)/.test(sql))
      .map(async ({ statement }) => {
        const { sql, args } = statement as { sql: string; args: never[] }
        const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })
        return rows.map(({ detail }) => String(detail))
      }),
  )
  const read = new Set(plans.flat().filter((detail) => /^(SEARCH|SCAN)/.test(detail)))
  // Products themselves are found by their ids.
  expect([...read].filter((detail) => !/^SEARCH products USING .*\browid=\?\)$/.test(detail))).toEqual([
    'SEARCH products_locales USING COVERING INDEX products_card_texts_idx (_parent_id=?)',
    'SEARCH it USING COVERING INDEX products_highlights_idx (_parent_id=?)',
    'SEARCH products_specifications_locales USING INDEX products_specifications_locales_locale_parent_id_unique (_parent_id=?)',
  ])
})
