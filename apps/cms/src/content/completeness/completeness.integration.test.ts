import { beforeAll, expect, it } from 'vitest'
import { asEditor, type Row } from '../../testing/as-editor.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import type { BoardRow } from './board/read-board.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let edit: Awaited<ReturnType<typeof asEditor>>
let category: Row

beforeAll(async () => {
  cms = await createTestCms()
  edit = await asEditor(cms)
  category = (await cms.payload.find({ collection: 'categories', limit: 1, depth: 0 })).docs[0] as unknown as Row
})

const texts = { name: 'Corner cleaner', model: 'NV-9', summary: 'Cleans corners.' }
let made = 0

/** A published product in English and German. */
async function makeProduct(): Promise<number> {
  const data = { ...texts, slug: `corner-cleaner-${(made += 1)}`, category: category.id, _status: 'published' }
  const { body } = await edit('POST', '/products?locale=en', data)
  const id = body.doc?.id ?? 0
  await edit('PATCH', `/products/${id}?locale=de`, { name: 'Eckenputzer', summary: 'Putzt Ecken.' })
  return id
}

/** What the list of the back office has, which is the newest version. */
async function statesIn(language: string, id: number): Promise<string[]> {
  const { body } = await edit('GET', `/products?draft=true&depth=0&where[id][equals]=${id}`)
  const column = String(body.docs?.[0]?.translationState ?? '')
  return column.split(' ').flatMap((it) => (it.startsWith(`${language}:`) ? [it.slice(language.length + 1)] : []))
}

async function boardOf(kind: string): Promise<BoardRow['counts']> {
  const { readBoard } = await import('./board/read-board.ts')
  const rows = await readBoard(cms.payload)
  return rows.find((it) => it.kind === kind)?.counts ?? { all: 0, unknown: 0, byLanguage: {} }
}

it('knows the states of everything that was seeded, of every kind that has texts [R14.90, R14.96]', async () => {
  const { readBoard } = await import('./board/read-board.ts')
  const rows = await readBoard(cms.payload)
  const { totalDocs } = await cms.payload.count({ collection: 'products' })
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['products', 'posts', 'media', 'parameters', 'slides']),
  )
  expect(rows.map(({ kind }) => kind)).not.toContain('redirects')
  expect(rows.filter(({ counts }) => counts.unknown > 0 || counts.all === 0)).toEqual([])
  const products = await boardOf('products')
  expect(products.all).toBe(totalDocs)
  for (const counts of Object.values(products.byLanguage)) expect(counts.missing + counts.filled).toBe(totalDocs)
})

it('says what is missing, and that English has changed, until the translation follows [R14.90, R14.91]', async () => {
  const id = await makeProduct()
  expect([await statesIn('de', id), await statesIn('fr', id)]).toEqual([['filled'], ['missing']])
  await edit('PATCH', `/products/${id}?locale=en`, { summary: 'Cleans corners in seconds.' })
  expect([await statesIn('de', id), await statesIn('en', id)]).toEqual([['stale'], ['filled']])
  const states = await edit('GET', `/translations/products/${id}`)
  expect(states.body).toMatchObject({
    origins: [{ path: 'summary', english: 'Cleans corners.', languages: ['de'] }],
  })
  const list = await edit('GET', '/products?draft=true&depth=0&where[translationState][contains]=de:stale')
  expect(list.body.docs?.map((it) => it.id)).toEqual([id])
  await edit('PATCH', `/products/${id}?locale=de`, { summary: 'Putzt Ecken in Sekunden.' })
  expect(await statesIn('de', id)).toEqual(['filled'])
})

it('takes a word of an editor that a translation is still right, and writes down who said so [R14.92]', async () => {
  const id = await makeProduct()
  await edit('PATCH', `/products/${id}?locale=en`, { name: 'Cleaner of corners', summary: 'It cleans corners.' })
  const confirm = (path?: string) => edit('POST', `/translations/products/${id}/confirm`, { language: 'de', path })
  await confirm('summary')
  expect(await statesIn('de', id)).toEqual(['stale'])
  expect((await confirm()).status).toBe(200)
  expect(await statesIn('de', id)).toEqual(['filled'])
  const { docs } = await cms.payload.find({
    collection: 'audit-events',
    where: { changedFields: { equals: '* (de)' } },
  })
  expect(docs.map((it) => it.documentId)).toEqual([String(id)])
  expect((await edit('POST', `/translations/products/${id}/confirm`, { language: 'xx' })).status).toBe(400)
  for (const place of ['users/1', 'products/999999', 'products/99999999999', 'products/x'])
    expect([place, (await edit('POST', `/translations/${place}/confirm`, { language: 'de' })).status]).toEqual([
      place,
      404,
    ])
})

it('waits for review in the language that a draft changes, and only there [R14.93]', async () => {
  const id = await makeProduct()
  await edit('PATCH', `/products/${id}?locale=de&draft=true`, { name: 'Eckenreiniger', _status: 'draft' })
  expect([await statesIn('de', id), await statesIn('en', id)]).toEqual([['filled', 'waiting'], ['filled']])
  await edit('PATCH', `/products/${id}?locale=de`, { _status: 'published' })
  expect(await statesIn('de', id)).toEqual(['filled'])
})

it('counts by the newest version, without what is in the trash [R14.96]', async () => {
  const before = await boardOf('products')
  const id = await makeProduct()
  const now = await boardOf('products')
  expect([now.all - before.all, missingIn(now) - missingIn(before)]).toEqual([1, 1])
  await edit('PATCH', `/products/${id}`, { deletedAt: new Date().toISOString() })
  expect(await boardOf('products')).toEqual(before)
})

const missingIn = (counts: BoardRow['counts']) => counts.byLanguage.fr?.missing ?? 0

it('finds the gaps of a language with their fields [R14.96]', async () => {
  const id = await makeProduct()
  await edit('PATCH', `/products/${id}?locale=en`, { name: 'Cleaner' })
  const { findGaps } = await import('./board/find-gaps.ts')
  const gapOf = async (language: 'de' | 'fr') =>
    (await findGaps(cms.payload, language, 1000, 'products')).find((it) => it.id === id)
  expect(await gapOf('de')).toEqual({ kind: 'products', id, title: 'Cleaner', missing: [], stale: ['name'] })
  expect((await gapOf('fr'))?.missing).toEqual(['name', 'summary'])
})

it('lets editors say what a kind needs: states follow, and what pages announce [R14.94, R14.98]', async () => {
  const id = await makeProduct()
  await edit('PATCH', `/products/${id}?locale=fr`, { name: 'Nettoyeuse d’angles' })
  const slug = `corner-cleaner-${made}`
  const languagesOfPage = async () => {
    const pages = (await cms.getJson('/seo/pages/')) as { path: string; languages: string[] }[]
    return pages.find(({ path }) => path.endsWith(slug))?.languages
  }
  const product = () => cms.getJson(`/shop/products/${slug}/`, 'fr')
  const before = await product()
  expect([before.isFallback, before.fallbackFields, before.languages]).toEqual([true, ['summary'], ['en', 'de']])
  expect([await statesIn('fr', id), await languagesOfPage()]).toEqual([['missing'], ['en', 'de']])

  const { body, status } = await edit('POST', '/globals/translation-rules', { required: { products: ['name'] } })
  expect([status, body.errors]).toEqual([200, undefined])
  await expect.poll(() => statesIn('fr', id), { timeout: 20_000 }).toEqual(['filled'])
  const after = await product()
  // The page is there in every language as before, and says which texts are English.
  expect([after.isFallback, after.fallbackFields, after.languages]).toEqual([false, ['summary'], ['en', 'de', 'fr']])
  expect(await languagesOfPage()).toEqual(['en', 'de', 'fr'])

  const refused = await edit('POST', '/globals/translation-rules', { required: { products: ['price'] } })
  expect(refused.status).toBe(400)
  await edit('POST', '/globals/translation-rules', { required: {} })
  await expect.poll(() => statesIn('fr', id), { timeout: 20_000 }).toEqual(['missing'])
})

it('finds out in batches what nobody has found out yet [R14.99]', async () => {
  const { fillStates } = await import('./fill-states.ts')
  const before = await boardOf('products')
  const { databaseOf } = await import('../../platform/database/database-of.ts')
  const { execute } = await databaseOf(cms.payload)
  await execute('UPDATE _products_v SET version_translation_state = NULL WHERE latest = true')
  expect((await boardOf('products')).unknown).toBe(before.all)
  expect(await fillStates(cms.payload, () => false, 1)).toBeGreaterThan(0)
  await fillStates(cms.payload, () => false)
  expect(await boardOf('products')).toEqual(before)
  expect(await fillStates(cms.payload, () => false)).toBe(0)
})

it('reads the texts of a draft three times in a save, and their origins once [R14.99]', async () => {
  const id = await makeProduct()
  const data = (summary: string) => ({ summary, _status: 'draft' })
  await edit('PATCH', `/products/${id}?locale=en&draft=true`, data('Cleans corners at once.'))
  const statements = await recordStatements(cms.payload, () =>
    edit('PATCH', `/products/${id}?locale=en&draft=true`, data('Cleans corners in seconds.')),
  )
  const count = (pattern: RegExp) => statements.filter(({ sql }) => pattern.test(sql)).length
  // The newest version before and after, and what is published.
  expect(count(/^select "id", ("parent_id", )?"(version_)?video_poster_id", "(version__|_)status"/)).toBe(3)
  expect(count(/^SELECT document, origins FROM translation_origins/)).toBe(1)
  expect(await statesIn('de', id)).toEqual(['stale'])
})

it('forgets the origins of what is deleted for good [R14.91]', async () => {
  const id = await makeProduct()
  await edit('PATCH', `/products/${id}?locale=en`, { name: 'Cleaner' })
  const { readOrigins } = await import('./origin-store.ts')
  expect((await readOrigins(cms.payload, 'products', [id])).size).toBe(1)
  await cms.payload.delete({ collection: 'products', id })
  expect((await readOrigins(cms.payload, 'products', [id])).size).toBe(0)
})

it('shows and takes nothing of this to operators and strangers [R14.100]', async () => {
  const operator = await cms.logIn('operator')
  const id = await makeProduct()
  const calls = [
    [`/translations/products/${id}`, 'GET'],
    [`/translations/products/${id}/confirm`, 'POST'],
    ['/globals/translation-rules', 'GET'],
    ['/globals/translation-rules', 'POST'],
    ['/translation-origins', 'GET'],
  ] as const
  for (const [path, method] of calls)
    for (const headers of [operator, {}])
      expect([path, (await cms.callRest(path, { method, headers })).status]).toEqual([path, 403])
})
