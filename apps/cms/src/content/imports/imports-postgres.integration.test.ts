import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../testing/postgres-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { asImporter } from './testing/import-fixture.ts'

type Pool = { on: (event: 'error', listener: () => void) => void }
const poolOf = ({ db }: Payload) => (db as unknown as { pool: Pool }).pool

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('an import on Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let cms: Awaited<ReturnType<typeof createTestCms>>
  let editor: Awaited<ReturnType<typeof asImporter>>

  beforeAll(async () => {
    server = await startPostgres()
    cms = await createTestCms({ DATABASE_URL: await server.createDatabase('imports'), SEED: 'none' })
    editor = await asImporter(cms)
  }, 120_000)
  afterAll(async () => {
    // The adapter leaves its connections open, which then tell that the server has gone.
    poolOf(cms.payload).on('error', () => undefined)
    await cms.payload.destroy()
    await server.stop()
  })

  const csv = (rows: string) => new TextEncoder().encode(`id,model,name:en,category\n${rows}`)

  it('says while it is applied how far it is, and that it is alive [R14.157, R14.158]', async () => {
    const { createImport, readImport, updateImport } = await import('./import-record.ts')
    const { lockImports } = await import('./applying/lock-imports.ts')
    const { inTransaction } = await import('../../platform/database/in-transaction.ts')
    const id = await createImport(cms.payload, { file: 'a.csv', state: 'applying', done: 0, total: 9 })
    await inTransaction(cms.payload, async (req) => {
      await lockImports({ ...req, payload: cms.payload } as PayloadRequest, id)
      const told = updateImport(cms.payload, id, { done: 5 }).then(() => 'told')
      const late = new Promise((resolve) => setTimeout(resolve, 5000, 'kept waiting'))
      expect(await Promise.race([told, late])).toBe('told')
      expect((await readImport(cms.payload, id))?.done).toBe(5)
    })
  })

  it('is checked, applied and undone; a number that none has is named by its cell [R14.149, R14.154]', async () => {
    const data = { name: 'Saws', slug: 'saws', position: 0, _status: 'published' as const }
    await cms.payload.create({ collection: 'categories', data })
    const wrong = await editor.upload(csv('99999999999,A,B,saws\n'), 'name=a.csv')
    expect(wrong.rows.flatMap(({ cells }) => cells.map((it) => it.problem?.key))).toEqual(['cell.unknown'])
    const { id } = await editor.upload(csv(',NV-1,Saw,saws\n'), 'name=a.csv')
    expect(await editor.press(id, 'apply?publish=false')).toMatchObject({ state: 'applied', failure: null })
    expect((await cms.payload.count({ collection: 'products' })).totalDocs).toBe(1)
    expect(await editor.press(id, 'undo')).toMatchObject({ state: 'undone' })
    expect((await cms.payload.count({ collection: 'products' })).totalDocs).toBe(0)
  })

  it('of serial numbers is checked, applied and undone [R14.265]', async () => {
    const create = (collection: 'categories' | 'products', data: object) =>
      cms.payload.create({
        collection,
        data: { position: 0, _status: 'published', ...data },
      } as never) as unknown as Promise<{ id: number }>
    const category = await create('categories', { name: 'Presses', slug: 'presses' })
    const product = await create('products', { name: 'Press', slug: 'press', model: 'P 1', category: category.id })
    const data = { serial: 'P1-1', product: product.id, modelYear: 2025 }
    await cms.payload.create({ collection: 'serial-numbers', data })
    const importer = await asImporter(cms, 'en', '/serial-numbers', 'admin')
    const list = 'serial,model,year,delivered on,note\nP1 1,,2026,2026-04-14,\nP1-2,P 1,2026,2026-04-15,"a, b"\n'
    const { id, counts } = await importer.upload(new TextEncoder().encode(list), 'name=a.csv')
    expect(counts).toMatchObject({ changed: 1, created: 1, problems: 0 })
    expect(await importer.press(id, 'apply')).toMatchObject({ state: 'applied', failure: null })
    const read = async () =>
      (await cms.payload.find({ collection: 'serial-numbers', sort: 'serial', depth: 0 })).docs.map((it) => [
        it.serial,
        it.modelYear ?? null,
        it.deliveredOn ?? null,
        it.note ?? null,
      ])
    expect(await read()).toEqual([
      ['P1-1', 2026, '2026-04-14T12:00:00.000Z', null],
      ['P1-2', 2026, '2026-04-15T12:00:00.000Z', 'a, b'],
    ])
    expect(await importer.press(id, 'undo')).toMatchObject({ state: 'undone', failure: null })
    expect(await read()).toEqual([['P1-1', 2025, null, null]])
  })

  it('answers numbers that no row can have with a refusal, not with an error of the database [R14.191]', async () => {
    const headers = { ...editor.headers, 'content-type': 'application/json' }
    const statusOf = async (method: string, path: string, body?: object) => {
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      return [path, (await cms.callRest(path, init)).status]
    }
    const large = '99999999999'
    const about = { entity: 'products', documentId: Number(large) }
    expect([
      await statusOf('GET', `/products/imports/${large}`),
      await statusOf('GET', `/translations/products/${large}`),
      await statusOf('GET', `/previews/products/${large}`),
      await statusOf('GET', `/workflow/state?entity=products&documentId=${large}`),
      await statusOf('POST', '/workflow/approvals', about),
      await statusOf('POST', `/workflow/approvals/${large}`, { decision: 'approved' }),
      await statusOf('POST', `/workflow/comments/${large}`, { resolved: true }),
      await statusOf('POST', `/workflow/schedule/${large}/cancel`, {}),
      await statusOf('POST', '/workflow/order', { collection: 'products', id: Number(large), after: null }),
    ]).toEqual([
      [`/products/imports/${large}`, 404],
      [`/translations/products/${large}`, 404],
      [`/previews/products/${large}`, 404],
      [`/workflow/state?entity=products&documentId=${large}`, 400],
      ['/workflow/approvals', 400],
      [`/workflow/approvals/${large}`, 404],
      [`/workflow/comments/${large}`, 404],
      [`/workflow/schedule/${large}/cancel`, 409],
      ['/workflow/order', 400],
    ])
  })
})
