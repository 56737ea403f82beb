import { languageCodes } from '@vitrine/locales/languages'
import { beforeAll, expect, it } from 'vitest'
import { watchStatements } from '../../testing/record-statements.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { toLexical } from '../rich-text/markdown-to-lexical.ts'
import { asImporter, type Edit } from './testing/import-fixture.ts'

/** `MANY_PRODUCTS=1000` for a figure of docs/performance.md. */
const PRODUCTS = Number(process.env.MANY_PRODUCTS ?? 200)
/** A save of Payload's own sends 41. */
const MAX_STATEMENTS_A_PRODUCT = 40

const description = (code: string) =>
  toLexical(
    Array(2)
      .fill(`${'Words that say what the machine is for. '.repeat(10)} ${code}`)
      .join('\n\n'),
  )

let cms: Awaited<ReturnType<typeof createTestCms>>
let editor: Awaited<ReturnType<typeof asImporter>>
beforeAll(async () => {
  cms = await createTestCms()
  editor = await asImporter(cms)
  await makeProducts(PRODUCTS)
}, 300_000)

/** Products with texts in all languages, as the seed makes them. */
async function makeProducts(count: number) {
  const { inTransaction } = await import('../../platform/database/in-transaction.ts')
  const { db } = cms.payload
  const { docs } = await cms.payload.find({ collection: 'parameters', limit: 3, where: { kind: { equals: 'number' } } })
  const now = new Date().toISOString()
  const texts = (text: string) => Object.fromEntries(languageCodes.map((code) => [code, `${text} ${code}`]))
  await inTransaction(cms.payload, async (req) => {
    for (let index = 0; index < count; index++) {
      const data = () => ({
        name: texts(`Mass product ${index}`),
        summary: texts('A text of some words that stands on cards'),
        description: Object.fromEntries(languageCodes.map((code) => [code, description(code)])),
        model: `MASS-${index}`,
        slug: `mass-${index}`,
        position: 1000 + index,
        category: 1,
        specifications: docs.map(({ id }, row) => ({
          id: `${index.toString(16).padStart(22, '0')}${row.toString(16).padStart(2, '0')}`,
          parameter: id,
          number: index + row,
        })),
        createdAt: now,
        updatedAt: now,
        _status: 'published' as const,
      })
      const { id } = await db.create({ collection: 'products', data: data(), req })
      const version = { collectionSlug: 'products', parent: id, versionData: data(), autosave: false } as const
      const dates = { createdAt: now, updatedAt: now, returning: false }
      await db.createVersion({ ...version, ...dates, req } as unknown as Parameters<typeof db.createVersion>[0])
    }
  })
}

it('hundreds of products are exported, checked, applied and undone, in turns with others, with progress [R14.157]', async () => {
  const times: Record<string, number> = {}
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const result = await work()
    times[name] = Math.round(performance.now() - began)
    return result
  }
  const sheets = await timed('export', () => editor.sheets('search=MASS-'))
  expect(sheets.flatMap(({ rows }) => rows)).toHaveLength(PRODUCTS + 2)
  const edit: Edit = (rows, column) => {
    for (const row of rows.slice(2)) {
      row[column('name:de')] = 'Neu'
      row[column('position')] = 7
    }
  }
  const bytes = await editor.edit(sheets, Object.fromEntries(sheets.map(({ name }) => [name, edit])))
  const { id, counts } = await timed('check', () => editor.upload(bytes))
  expect(counts).toMatchObject({ rows: PRODUCTS, changed: PRODUCTS, cells: 2 * PRODUCTS, problems: 0 })

  const nameOnSite = async () =>
    ((await cms.getJson(`/shop/products/mass-${PRODUCTS - 1}/`, 'de')) as { name: string }).name
  const seen: number[] = []
  const names = new Set<string>()
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  let statements = 0
  // Without those of whoever asks how far it is.
  const countOwn = ({ sql }: { sql: string }) => void (/from "(users|imports)/i.test(sql) || statements++)
  await watchStatements(cms.payload, countOwn, () =>
    timed('apply', () =>
      editor.press(id, 'apply?publish=true', async ({ done }) => {
        seen.push(done)
        // Whoever reads meanwhile is answered, with what there was before.
        if (seen.length % 20 === 1) names.add(await nameOnSite())
      }),
    ),
  )
  clearInterval(counting)
  expect([...names]).toEqual([`Mass product ${PRODUCTS - 1} de`])
  expect(await nameOnSite()).toBe('Neu')
  expect(seen.filter((done) => done > 0 && done < PRODUCTS).length).toBeGreaterThan(3)
  expect(turns).toBeGreaterThan(PRODUCTS / 10)
  const own = statements / PRODUCTS
  expect(own).toBeLessThan(MAX_STATEMENTS_A_PRODUCT)

  await timed('undo', () => editor.press(id, 'undo'))
  expect(await nameOnSite()).toBe(`Mass product ${PRODUCTS - 1} de`)
  console.info(`${PRODUCTS} products, in ms:`, times, 'statements a product:', own)
}, 300_000)

it('what is cancelled while it is applied has changed nothing [R14.154]', async () => {
  const sheets = await editor.sheets('search=MASS-')
  const edit: Edit = (rows, column) => {
    for (const row of rows.slice(2)) row[column('name:de')] = 'Abgebrochen'
  }
  const { id } = await editor.upload(
    await editor.edit(sheets, Object.fromEntries(sheets.map(({ name }) => [name, edit]))),
  )
  const over = await editor.press(id, 'apply?publish=true', async ({ done }) => {
    if (done > 0) await editor.send(id, 'cancel')
  })
  expect(over).toMatchObject({ state: 'checked', failure: null })
  const changed = { 'version.name': { equals: 'Abgebrochen' } }
  const { totalDocs } = await cms.payload.countVersions({ collection: 'products', where: changed, locale: 'de' })
  expect(totalDocs).toBe(0)
}, 300_000)
