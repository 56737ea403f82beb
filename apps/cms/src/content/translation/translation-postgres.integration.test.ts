import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../testing/postgres-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { DEEPL_KEY, startTranslationServer } from '@vitrine/platform/testing/translation-server'
import { asTranslator } from './testing/translator.ts'

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('on Postgres', () => {
  let database: Awaited<ReturnType<typeof startPostgres>>
  let server: Awaited<ReturnType<typeof startTranslationServer>>
  let cms: Awaited<ReturnType<typeof createTestCms>>
  let editor: Awaited<ReturnType<typeof asTranslator>>

  beforeAll(async () => {
    database = await startPostgres()
    server = await startTranslationServer()
    cms = await createTestCms({
      DATABASE_URL: await database.createDatabase('translation'),
      SEED: 'none',
      TRANSLATION_PROVIDER: 'deepl',
      TRANSLATION_URL: server.url,
      TRANSLATION_KEY: DEEPL_KEY,
    })
    const data = { name: 'Saws', slug: 'saws', position: 1, _status: 'published' } as never
    await cms.payload.create({ collection: 'categories', data })
    editor = await asTranslator(cms)
  }, 180_000)
  afterAll(async () => {
    await cms.payload.destroy()
    await server.stop()
    await database.stop()
  })

  it('fills gaps, counts characters, guards, approves and takes back as on SQLite [R14.172, R14.174, R14.175, R14.179]', async () => {
    const { readUsage } = await import('./jobs/usage.ts')
    const id = await editor.makeProduct({ name: 'Saw', summary: 'Cuts.', features: [{ title: 'Fast' }] })
    const job = await editor.translate(id, ['de', 'fr'])
    expect(job).toMatchObject({ state: 'done', counts: { translated: 6, refused: 0 }, characters: 24 })
    expect(await readUsage(cms.payload)).toBe(24)
    expect(await editor.statesOf(id, 'de')).toEqual(['filled', 'waiting', 'machine'])
    const publish = () => editor.edit('PATCH', `/products/${id}?locale=en`, { _status: 'published' })
    expect((await publish()).status).toBe(409)
    await editor.edit('PATCH', `/products/${id}?locale=de&draft=true`, { summary: 'Sägt.', _status: 'draft' })
    expect(await editor.marked(id, 'de')).toHaveLength(2)
    const list = { kind: 'products', languages: ['de', 'fr'] }
    expect((await editor.edit('POST', '/translating/approve', list)).body).toMatchObject({ count: 1 })
    expect((await publish()).status).toBe(200)

    const other = await editor.makeProduct({ name: 'Other' })
    const second = await editor.translate(other, ['de'])
    await editor.edit('POST', `/translating/${second?.id}/undo`)
    expect(await editor.run(second?.id ?? 0)).toMatchObject({ state: 'undone' })
    expect(await editor.statesOf(other, 'de')).toEqual(['missing'])
  }, 120_000)
})
