import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { openDocuments, SAW, SERIAL } from './testing/documents-fixture.ts'

const { cms, as, product, json, open, download, createDocument, lastKey, upload, createVersion, errorOf } =
  await openDocuments()

describe('a version', () => {
  it('has its checksum from its bytes alone, and is nowhere until it is published [R14.211, R14.213]', async () => {
    const document = await createDocument()
    const content = '%PDF-1.7\nchecksum'
    const { doc } = await createVersion(
      document,
      { state: 'draft', sha256: 'f'.repeat(64), publishedAt: '2020-01-01' },
      content,
    )
    expect(doc.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    expect(doc.publishedAt).toBeFalsy()
    const key = lastKey()
    expect((await cms.callApi(`/documents/${key}/`)).status).toBe(404)
    expect((await download({ key, version: '1.0', language: 'en' })).status).toBe(404)
    const other = '%PDF-1.7\nanother'
    const replaced = await upload('PATCH', `/document-versions/${doc.id}`, { state: 'published' }, other)
    expect(await replaced.json()).toMatchObject({
      doc: {
        sha256: createHash('sha256').update(other).digest('hex'),
        state: 'published',
        publishedAt: expect.stringMatching(/^20/),
      },
    })
    expect(await (await download({ key, version: '1.0', language: 'en' })).text()).toBe(other)
  })

  it('that was published is not changed, replaced or deleted, by nobody, and the refusal says why [R14.212]', async () => {
    const document = await createDocument()
    const content = '%PDF-1.7\nfor good'
    const { doc } = await createVersion(document, {}, content)
    const path = `/document-versions/${doc.id}`
    for (const data of [
      { version: '1.1' },
      { language: 'de' },
      { validFrom: '2025-01-01' },
      { state: 'draft' },
      { document: document - 1 },
    ]) {
      const refused = await errorOf(await cms.callRest(path, json(data, as.admin, 'PATCH')))
      expect([data, refused.status, refused.message]).toEqual([
        data,
        409,
        expect.stringContaining('Version 1.0 was published'),
      ])
    }
    const replaced = await errorOf(await upload('PATCH', path, {}, '%PDF-1.7\nanother'))
    expect(replaced).toMatchObject({ status: 409, message: expect.stringContaining('Add a new version instead') })
    const all = await errorOf(
      await upload('PATCH', `/document-versions?where[id][equals]=${doc.id}`, {}, '%PDF-1.7\nanother'),
    )
    expect(all.message).toContain('Version 1.0 was published')
    const deleted = await errorOf(await cms.callRest(path, { method: 'DELETE', headers: as.admin }))
    expect(deleted).toMatchObject({ status: 409, message: expect.stringContaining('cannot be deleted') })
    await cms.callRest(`/document-versions?where[id][equals]=${doc.id}`, { method: 'DELETE', headers: as.admin })
    await expect(cms.payload.delete({ collection: 'document-versions', id: doc.id })).rejects.toThrow(
      /cannot be deleted/,
    )
    expect(await (await download({ key: lastKey(), version: '1.0', language: 'en' })).text()).toBe(content)
    const german = await cms.callRest(path, {
      method: 'DELETE',
      headers: { ...as.admin, 'accept-language': 'de', cookie: 'payload-lng=de' },
    })
    expect((await errorOf(german)).message).toContain('lässt sich nicht löschen')
  })

  it('can be given a last day, from today on; a draft can be deleted with its file [R14.212, R14.213]', async () => {
    const document = await createDocument()
    const { doc } = await createVersion(document)
    const end = (validUntil: string) =>
      cms.callRest(`/document-versions/${doc.id}`, json({ validUntil }, as.editor, 'PATCH'))
    expect((await errorOf(await end('2026-02-01'))).message).toContain('a day that is over')
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    expect((await end(tomorrow)).status).toBe(200)
    const draft = await createVersion(document, { version: '2.0', state: 'draft' })
    expect(
      (await cms.callRest(`/document-versions/${draft.doc.id}`, { method: 'DELETE', headers: as.editor })).status,
    ).toBe(200)
    await expect(readFile(join(cms.dataDir, 'documents', draft.doc.filename))).rejects.toThrow(/ENOENT/)
  })

  it('is one of its number and language, has its days in order, and is of a kind that may be a document [R14.211]', async () => {
    const document = await createDocument()
    await createVersion(document)
    const again = await upload(
      'POST',
      '/document-versions',
      { document, version: '1.0', language: 'en', validFrom: '2026-05-01' },
      'x',
    )
    expect((await errorOf(again)).message).toContain('already')
    const backwards = await upload(
      'POST',
      '/document-versions',
      { document, version: '2', language: 'en', validFrom: '2026-05-01', validUntil: '2026-04-30' },
      'x',
    )
    expect((await errorOf(backwards)).message).toContain('before the first')
    const program = await upload(
      'POST',
      '/document-versions',
      { document, version: '3', language: 'en', validFrom: '2026-05-01' },
      'x',
      'page.html',
    )
    expect((await errorOf(program)).message).toContain('PDF, DXF')
  })
})

describe('a document with a published version', () => {
  it('is not deleted, renamed or narrowed, and may be widened [R14.212]', async () => {
    const id = await createDocument({ modelYearFrom: 2024 })
    await createVersion(id)
    const change = async (data: object) =>
      errorOf(await cms.callRest(`/product-documents/${id}`, json(data, as.editor, 'PATCH')))
    expect((await change({ key: 'another' })).message).toContain('its key and kind')
    expect((await change({ modelYearFrom: 2025 })).message).toContain('not about fewer')
    expect((await change({ products: [] })).status).toBeGreaterThanOrEqual(400)
    expect((await change({ deletedAt: new Date().toISOString() })).message).toContain('cannot be deleted')
    const deleted = await errorOf(
      await cms.callRest(`/product-documents/${id}`, { method: 'DELETE', headers: as.admin }),
    )
    expect(deleted).toMatchObject({ status: 409 })
    expect((await change({ modelYearFrom: 2023 })).status).toBe(200)
    const product1 = await errorOf(await cms.callRest(`/products/${product}`, { method: 'DELETE', headers: as.admin }))
    expect(product1.status).toBe(409)
  })

  it('makes pages of its products stale, and no others [R2.131]', async () => {
    const since = ((await cms.getJson('/revision/')) as { revision: number }).revision
    await createVersion(await createDocument())
    const { changed } = (await cms.getJson(`/revision/?since=${since}`)) as { changed: string[] }
    expect(changed).toContain(`products:${product}:documents`)
    expect(changed.filter((tag) => /^products(:|$)/.test(tag))).toEqual([`products:${product}:documents`])
    const tags = (await cms.callApi(`/documents/?product=${SAW}&page=1&limit=100`)).headers.get('x-content-tags')
    expect(tags?.split(' ')).toContain(`products:${product}:documents`)
  })

  it('makes them stale on the day on which a version begins or has ended [R2.135]', async () => {
    const { announceDueVersions } = await import('./announce-due-versions.ts')
    expect(await announceDueVersions(cms.payload, '2027-01-19')).toBe(0)
    expect(await announceDueVersions(cms.payload, '2027-01-20')).toBe(6)
    const id = await createDocument()
    await createVersion(id, { validFrom: '2030-01-01', validUntil: '2030-03-31' })
    expect(await announceDueVersions(cms.payload, '2030-04-01')).toBe(1)
    expect(await announceDueVersions(cms.payload, '2030-03-31')).toBe(0)
    // The back office stood still for some days.
    expect(await announceDueVersions(cms.payload, '2027-01-25', '2027-01-18')).toBe(6)
    expect(await announceDueVersions(cms.payload, '2030-04-09', '2030-03-31')).toBe(1)
    expect(await announceDueVersions(cms.payload, '2030-04-09', '2030-04-02')).toBe(0)
  })
})

it('the file of a version that cannot be saved does not stay behind [R14.251]', async () => {
  const filesOf = async () => (await readdir(join(cms.dataDir, 'documents'))).toSorted()
  const [document, before] = [await createDocument(), await filesOf()]
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  const { create } = cms.payload.db
  let stored: string[] = []
  const failing = vi.spyOn(cms.payload.db, 'create').mockImplementation(async (args) => {
    if (args.collection !== 'document-versions') return create(args)
    stored = await filesOf()
    throw new Error('the database is gone')
  })
  expect((await createVersion(document)).status).toBe(500)
  failing.mockRestore()
  expect(stored).toHaveLength(before.length + 1)
  expect(await filesOf()).toEqual(before)
  expect((await createVersion(document)).status).toBe(201)
})

describe('serial numbers in the back office', () => {
  const create = (data: object) => cms.callRest('/serial-numbers', json({ product, ...data }, as.editor))

  it('are unique by their letters and digits, and stay once they are delivered, for ten years [R14.214]', async () => {
    expect((await errorOf(await create({ serial: ' nv450 26-7k3q9 ' }))).message).toContain('exists already')
    expect((await errorOf(await create({ serial: '---' }))).message).toContain('no letters')
    const { doc } = (await (await create({ serial: 'NV450-27-AAAA1' })).json()) as { doc: { id: number } }
    const path = `/serial-numbers/${doc.id}`
    const change = async (data: object) => errorOf(await cms.callRest(path, json(data, as.editor, 'PATCH')))
    expect((await change({ serial: 'NV450-27-AAAA2' })).status).toBe(200)
    expect((await change({ deliveredOn: '2026-10-01' })).status).toBe(200)
    expect((await change({ serial: 'NV450-27-AAAA3' })).message).toContain('cannot be changed')
    expect((await errorOf(await cms.callRest(path, { method: 'DELETE', headers: as.admin }))).message).toContain(
      '2036-10-01',
    )
    expect((await change({ serial: 'nv450 27 aaaa2', note: 'moved' })).status).toBe(200)
  })

  it('have a day of delivery that is corrected with a reason, and what was in force on the day before stays reachable [R14.260, R14.261, R2.220]', async () => {
    const serial = 'NV450-24-CORR1'
    const own = await createDocument({ modelYearFrom: 2024, modelYearUntil: 2024, audience: 'serial' })
    await createVersion(own)
    const file = { key: lastKey(), version: '1.0', language: 'en', serial }
    const { doc } = (await (
      await create({ serial, deliveredOn: '2025-06-01', modelYear: 2024, corrections: [{ before: 'x' }] })
    ).json()) as { doc: { id: number; corrections: unknown[] } }
    expect(doc.corrections).toEqual([])
    const path = `/serial-numbers/${doc.id}`
    const change = (data: object) => cms.callRest(path, json(data, as.editor, 'PATCH'))
    for (const data of [{ deliveredOn: '2026-04-02' }, { deliveredOn: null }, { modelYear: 2025 }]) {
      const refused = await errorOf(await change({ ...data, correctionReason: ' ! ' }))
      expect([data, refused.status, refused.message]).toEqual([data, 400, expect.stringContaining('give the reason')])
    }
    const future = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    expect((await errorOf(await change({ deliveredOn: future, correctionReason: 'typo' }))).message).toContain(
      'has not come yet',
    )
    const data = { deliveredOn: '2026-04-02', modelYear: 2025, correctionReason: 'Delivery note 4711' }
    expect((await change(data)).status).toBe(200)
    expect((await change({ note: 'moved', corrections: [] })).status).toBe(200)
    const { corrections } = await cms.payload.findByID({ collection: 'serial-numbers', id: doc.id })
    expect(corrections).toMatchObject([
      { what: 'deliveredOn', before: '2025-06-01', after: '2026-04-02', reason: 'Delivery note 4711' },
      { what: 'modelYear', before: '2024', after: '2025', correctedBy: expect.stringContaining('@') },
    ])
    const { docs } = await cms.payload.find({
      collection: 'audit-events',
      where: { and: [{ entity: { equals: 'serial-numbers' } }, { documentId: { equals: String(doc.id) } }] },
      sort: '-createdAt',
    })
    expect(
      docs.some((it) => it.changedFields?.includes('deliveredOn 2025-06-01 → 2026-04-02 (Delivery note 4711)')),
    ).toBe(true)
    const page = await open(serial)
    if (page.kind !== 'found') throw new Error('unknown')
    expect(page).toMatchObject({ delivered_on: '2026-04-02', former_deliveries: [{ day: '2025-06-01' }] })
    const versions = page.documents.find(({ key }) => key === 'nv-450-manual')?.versions
    expect(versions?.filter((it) => it.at_former_deliveries?.length).map((it) => it.version)).toContain('1.0')
    expect((await download(file)).status).toBe(200)
    expect((await change({ deliveredOn: null, correctionReason: 'never sent' })).status).toBe(200)
    const kept = await errorOf(await cms.callRest(path, { method: 'DELETE', headers: as.admin }))
    expect(kept.message).toContain('2036-04-02')
    expect((await errorOf(await change({ serial: 'NV450-24-CORR2' }))).message).toContain('cannot be changed')
  })

  it('have a label with their link, for editors alone [R14.215, R14.218]', async () => {
    const { docs } = await cms.payload.find({ collection: 'serial-numbers', where: { serial: { equals: SERIAL } } })
    const path = `/serial-numbers/${docs[0]?.id}/label`
    const label = await cms.callRest(path, { headers: as.editor })
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const svg = await label.text()
    expect(svg).toContain(`https://norvane.example/serial/${SERIAL}`)
    expect(svg).toContain('NV 450')
    expect((await cms.callRest(path, { headers: as.operator })).status).toBe(403)
    expect((await cms.callRest(path)).status).toBe(403)
  })

  it('have sheets of labels of what is chosen, or of what the list shows, for editors alone [R14.262]', async () => {
    const sheet = async (query: string, headers = as.editor) =>
      cms.callRest(`/serial-numbers/labels?${query}`, { headers })
    const { docs } = await cms.payload.find({ collection: 'serial-numbers', limit: 3, sort: 'id' })
    const ids = docs.map(({ id }) => id).join(',')
    const chosen = await sheet(`ids=${ids}&size=70x36`)
    expect([chosen.status, chosen.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const html = await chosen.text()
    for (const { serial } of docs) expect(html).toContain(`S/N ${serial}`)
    expect(html.match(/S\/N /g)).toHaveLength(3)
    const listed = await (await sheet('where[serial][like]=NV450-26&paper=roll')).text()
    expect(listed).toContain(`S/N ${SERIAL}`)
    expect(listed).not.toContain('S/N NV450-25')
    expect(await (await sheet('ids=')).text()).toContain('No serial number was found')
    expect((await sheet('size=own&width=1')).status).toBe(400)
    expect([(await sheet('', as.operator)).status, (await sheet('', {})).status]).toEqual([403, 403])
  })

  it('are seen by operators and changed by editors; strangers and operators reach no file of a version [R14.215]', async () => {
    const list = (headers: Record<string, string> = {}) => cms.callRest('/serial-numbers', { headers })
    expect([(await list(as.operator)).status, (await list()).status]).toEqual([200, 403])
    expect((await cms.callRest('/serial-numbers', json({ serial: 'X1', product }, as.operator))).status).toBe(403)
    const { docs } = await cms.payload.find({ collection: 'document-versions', limit: 1, depth: 0 })
    const file = `/document-versions/file/${docs[0]?.filename}`
    expect((await cms.callRest(file, { headers: as.editor })).status).toBe(200)
    expect([(await cms.callRest(file, { headers: as.operator })).status, (await cms.callRest(file)).status]).toEqual([
      403, 403,
    ])
  })
})
