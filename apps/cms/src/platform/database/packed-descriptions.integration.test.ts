import { rm } from 'node:fs/promises'
import { sql } from '@payloadcms/db-sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'
import { databaseOf, rowsOf } from './database-of.ts'
import { unpackJson } from './packed-json.ts'

const SLUG = 'nv-450-double-mitre-saw'
const LANGUAGES = 18

let cms: Awaited<ReturnType<typeof createTestCms>>
let id: number

beforeAll(async () => {
  cms = await createTestCms()
  const { docs } = await find({})
  id = docs[0]!.id
})
afterAll(async () => {
  await cms.payload.destroy()
  await rm(cms.dataDir, { recursive: true, force: true })
})

type Found = { totalDocs: number; docs: { id: number; description: Record<string, object> }[] }

const find = async (where: object) =>
  (await cms.payload.find({
    collection: 'products',
    where: { slug: { equals: SLUG }, ...where },
    locale: 'all',
  })) as unknown as Found

const execute = async (statement: ReturnType<typeof sql>) =>
  rowsOf(await (await databaseOf(cms.payload)).execute(statement))

const storedTexts = async () =>
  (
    await execute(sql`SELECT description FROM products_locales WHERE _parent_id = ${id}
    UNION ALL SELECT version_description FROM _products_v_locales
    WHERE _parent_id IN (SELECT id FROM _products_v WHERE parent_id = ${id} AND latest)`)
  ).map(({ description }) => String(description))

it('keeps descriptions packed, of documents and versions, in half of the bytes and less [R13.101]', async () => {
  const stored = await storedTexts()
  expect(stored).toHaveLength(2 * LANGUAGES)
  expect(stored.filter((it) => !it.startsWith('z1:'))).toEqual([])
  const asJson = stored.map((it) => JSON.stringify(unpackJson(it)))
  const bytes = (texts: readonly string[]) => texts.reduce((sum, it) => sum + Buffer.byteLength(it), 0)
  expect(bytes(stored)).toBeLessThan(bytes(asJson) / 2)
})

it('gives them as editors wrote them, in all languages and in one, of documents and of versions [R13.101]', async () => {
  const { docs } = await find({})
  const all = docs[0]!.description
  expect(Object.keys(all)).toHaveLength(LANGUAGES)
  expect(JSON.stringify(all.ru)).toMatch(/"type":"text".*[а-я]{4}/)
  const one = await cms.payload.findByID({ collection: 'products', id, locale: 'ru' })
  expect(one.description).toEqual(all.ru)
  const versions = await cms.payload.findVersions({
    collection: 'products',
    where: { parent: { equals: id } },
    locale: 'ru',
  })
  expect(versions.docs[0]!.version.description).toEqual(all.ru)
})

it('tells products with a description from those without [R13.101]', async () => {
  expect((await find({ description: { exists: true } })).totalDocs).toBe(1)
  expect((await find({ description: { exists: false } })).totalDocs).toBe(0)
})

it('reads what was written before, and packs it when it is saved [R13.101]', async () => {
  const before = (await find({})).docs[0]!.description
  const json = JSON.stringify(before.de)
  await execute(sql`UPDATE products_locales SET description = ${json} WHERE _parent_id = ${id} AND _locale = 'de'`)
  expect((await find({})).docs[0]!.description).toEqual(before)
  expect((await storedTexts()).filter((it) => it === json)).toHaveLength(1)
  await cms.payload.update({ collection: 'products', id, data: { _status: 'published' } as never })
  expect((await storedTexts()).filter((it) => !it.startsWith('z1:'))).toEqual([])
  expect((await find({})).docs[0]!.description).toEqual(before)
})
