import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import type { ProductDocument, SerialPage } from '@vitrine/contract/shapes/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../testing/postgres-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'

type Pool = { on: (event: 'error', listener: () => void) => void }

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('on Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let cms: Awaited<ReturnType<typeof createTestCms>>

  beforeAll(async () => {
    server = await startPostgres()
    cms = await createTestCms({ DATABASE_URL: await server.createDatabase('documents'), SEED: 'none' })
  }, 120_000)
  afterAll(async () => {
    // The adapter leaves its connections open, which then tell that the server has gone.
    ;(cms.payload.db as unknown as { pool: Pool }).pool.on('error', () => undefined)
    await cms.payload.destroy()
    await server.stop()
  })

  it('documents are found by product, key, serial number and day as on SQLite, and a published version stays [R2.131, R2.135, R2.137, R14.212]', async () => {
    const { payload } = cms
    const create = (collection: string, data: object, file?: object) =>
      payload.create({ collection, data, ...(file && { file }) } as never) as unknown as Promise<{ id: number }>
    const category = await create('categories', { name: 'Saws', slug: 'saws', position: 1, _status: 'published' })
    const { id: product } = await create('products', {
      name: 'Saw',
      slug: 'saw',
      model: 'S 1',
      position: 1,
      category: category.id,
      _status: 'published',
    })
    const { id: document } = await create('product-documents', {
      key: 's-1-manual',
      kind: 'manual',
      audience: 'serial',
      title: 'Manual',
      products: [product],
      serialFrom: 'S1-9',
    })
    const versions = []
    for (const [version, validFrom] of [
      ['1.0', '2025-01-01'],
      ['2.0', '2026-01-01'],
    ]) {
      const data = Buffer.from(`%PDF-1.7 ${version}`)
      const file = { data, mimetype: 'application/pdf', name: 'manual.pdf', size: data.length }
      versions.push(
        await create('document-versions', { document, version, language: 'en', validFrom, state: 'published' }, file),
      )
    }
    await create('serial-numbers', { serial: 'S1-10', product, deliveredOn: '2025-05-05' })
    const open = async (serial: string) => {
      const body = JSON.stringify({ serial })
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
      return (await (await cms.callApi('/serial-numbers/documents/', init)).json()) as SerialPage
    }
    const page = await open('s1 10')
    if (page.kind !== 'found') throw new Error('unknown')
    expect(page.documents[0]?.versions.map((it) => [it.version, it.in_force, it.at_delivery])).toEqual([
      ['2.0', true, false],
      ['1.0', false, true],
    ])
    expect(await open('S1-8')).toEqual({ kind: 'unknown' })
    expect(await cms.getJson('/documents/?product=saw')).toEqual([])
    await payload.update({ collection: 'product-documents', id: document, data: { audience: 'public' } })
    const on = async (day: string) =>
      ((await cms.getJson(`/documents/?product=saw&on=${day}`)) as ProductDocument[])[0]?.versions.find(
        (it) => it.in_force,
      )?.version
    expect([await on('2024-12-31'), await on('2025-12-31'), await on('2026-01-01')]).toEqual([undefined, '1.0', '2.0'])
    expect((await cms.getJson('/documented-products/')) as object[]).toHaveLength(1)
    const pages = (await cms.getJson('/seo/pages/')) as { path: string }[]
    expect(pages.map(({ path }) => path)).toContain('/documents/saw')
    const { announceDueVersions } = await import('./announce-due-versions.ts')
    expect(await announceDueVersions(payload, '2026-01-01')).toBe(1)
    await expect(payload.delete({ collection: 'document-versions', id: versions[0]?.id ?? 0 })).rejects.toThrow(
      /cannot be deleted/,
    )
  })
})
