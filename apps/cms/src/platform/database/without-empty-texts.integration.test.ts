import { beforeAll, expect, it } from 'vitest'
import { asEditor, findBySlug, type Row } from '../../testing/as-editor.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { databaseOf, rowsOf } from './database-of.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let edit: Awaited<ReturnType<typeof asEditor>>

beforeAll(async () => {
  cms = await createTestCms()
  edit = await asEditor(cms)
})

const tables = ['products_specifications_locales', '_products_v_version_specifications_locales']

async function countRows(where = '') {
  const database = await databaseOf(cms.payload)
  const count = async (table: string) => {
    const [row] = rowsOf(await database.execute(`SELECT COUNT(*) AS rows FROM ${table} ${where}`))
    return Number(row?.rows)
  }
  return Promise.all(tables.map(count))
}

it('keeps no row for a text that a language lacks, of a product and of its versions [R13.103]', async () => {
  const [texts, ofVersions] = await countRows()
  expect(texts).toBeGreaterThan(1000)
  expect(ofVersions).toBeGreaterThanOrEqual(texts ?? NaN)
  expect(await countRows('WHERE text IS NULL')).toEqual([0, 0])
  const product = await findBySlug(cms, 'products', 'nv-450-double-mitre-saw')
  expect(
    (await edit('PATCH', `/products/${product.id}?locale=de`, { name: 'Säge', _status: 'published' })).status,
  ).toBe(200)
  expect((await countRows())[0]).toBe(texts)
  expect(await countRows('WHERE text IS NULL')).toEqual([0, 0])
})

it('takes a text away from a language when it is emptied, and from no other [R13.103]', async () => {
  const read = async (locale: string) =>
    (await cms.payload.findByID({
      collection: 'products',
      id: (await findBySlug(cms, 'products', 'nv-450-double-mitre-saw')).id,
      locale: locale as 'de',
      fallbackLocale: false,
      depth: 0,
    })) as unknown as Row & { specifications: { id: string; text?: string | null }[] }
  const before = await read('de')
  const french = await read('fr')
  const worded = before.specifications.find(({ text }) => text)
  expect(worded?.text).toBeTruthy()
  const specifications = before.specifications.map((it) => (it.id === worded?.id ? { ...it, text: null } : it))
  const saved = await edit('PATCH', `/products/${before.id}?locale=de`, { specifications, _status: 'published' })
  expect(saved.status).toBe(200)
  const textsOf = ({ specifications: rows }: typeof before) => rows.map(({ text }) => text ?? null)
  expect(textsOf(await read('de'))).toEqual(
    before.specifications.map(({ id, text }) => (id === worded?.id ? null : (text ?? null))),
  )
  expect(textsOf(await read('fr'))).toEqual(textsOf(french))
})
