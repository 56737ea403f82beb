import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductDocument, SerialPage } from '@vitrine/contract/shapes/documents'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'

const SAW = 'nv-450-double-mitre-saw'
const SERIAL = 'NV450-26-7K3Q9'

let cms: Awaited<ReturnType<typeof createTestCms>>
const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>
let product: number
beforeAll(async () => {
  cms = await createTestCms({ SITE_URL: 'https://norvane.example', SITE_TIME_ZONE: 'Europe/Berlin' })
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
  const { docs } = await cms.payload.find({ collection: 'products', where: { slug: { equals: SAW } }, depth: 0 })
  product = Number(docs[0]?.id)
}, 60_000)
afterEach(() => vi.useRealTimers())

const json = (body: unknown, headers: Record<string, string> = {}, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const publicDocuments = async (query = `product=${SAW}`, language = 'en') =>
  (await cms.getJson(`/documents/?${query}`, language)) as ProductDocument[]
const open = async (serial: string, language = 'en') =>
  (await (
    await cms.callApi('/serial-numbers/documents/', json({ serial }, { 'accept-language': language }))
  ).json()) as SerialPage
const download = (body: object, headers: Record<string, string> = {}) =>
  cms.callApi('/serial-numbers/file/', json(body, headers))
const manual = { key: 'nv-450-manual', version: '2.0', language: 'en' }
const parts = { key: 'nv-450-parts', version: '1.0', language: 'en' }

let made = 0
async function createDocument(more: object = {}): Promise<number> {
  made += 1
  const data = {
    key: `made-${made}`,
    kind: 'certificate',
    audience: 'public',
    title: `Made ${made}`,
    products: [product],
    ...more,
  }
  const response = await cms.callRest('/product-documents', json(data, as.editor))
  const { doc, errors } = (await response.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(JSON.stringify(errors))
  return doc.id
}
function upload(method: string, path: string, data: object, content: string | null, name = 'certificate.pdf') {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  if (content !== null) body.set('file', new Blob([content], { type: 'application/pdf' }), name)
  return cms.callRest(path, { method, headers: as.editor, body })
}
async function createVersion(document: number, more: object = {}, content = `%PDF-1.7\n${Math.random()}`) {
  const data = { document, version: '1.0', language: 'en', validFrom: '2026-01-01', state: 'published', ...more }
  const response = await upload('POST', '/document-versions', data, content)
  return {
    status: response.status,
    ...((await response.json()) as { doc: { id: number; filename: string; sha256: string; publishedAt: string } }),
  }
}
const errorOf = async (response: Response) => ({
  status: response.status,
  message: ((await response.json()) as { errors?: { message: string }[] }).errors
    ?.map(({ message }) => message)
    .join(' '),
})

describe('what everybody finds', () => {
  it('is the public documents of a product, with all published versions and what is in force on a day [R2.131, R2.135]', async () => {
    const today = await publicDocuments()
    expect(today.map(({ key }) => key)).toEqual([
      'nv-450-manual',
      'nv-450-declaration',
      'nv-450-outline',
      'nv-450-solid',
    ])
    expect(JSON.stringify(today)).not.toContain('nv-450-parts')
    const inForce = (documents: ProductDocument[]) =>
      documents[0]?.versions.filter((it) => it.in_force).map((it) => `${it.version} ${it.language}`)
    expect(inForce(today)?.toSorted()).toEqual(['2.0 de', '2.0 en'])
    expect(inForce(await publicDocuments(`product=${SAW}&on=2026-02-28`))).toEqual(['1.0 en'])
    expect(inForce(await publicDocuments(`product=${SAW}&on=2025-02-28`))).toEqual([])
    expect((await publicDocuments(undefined, 'de'))[0]?.title).toBe('Betriebsanleitung NV 450')
    expect((await cms.callApi(`/documents/?product=${SAW}&on=2026-02-30`)).status).toBe(400)
    expect(await publicDocuments('product=no-such-product')).toEqual([])
  })

  it('is one document by its key, and the products that have some [R2.131, R2.133]', async () => {
    expect(await cms.getJson('/documents/nv-450-declaration/')).toMatchObject({ kind: 'declaration', is_public: true })
    expect((await cms.callApi('/documents/nv-450-parts/')).status).toBe(404)
    const listed = (await cms.getJson('/documented-products/')) as { slug: string }[]
    expect(listed.map(({ slug }) => slug)).toContain(SAW)
    expect(listed).toHaveLength(6)
    const pages = (await cms.getJson('/seo/pages/')) as { path: string }[]
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/documents', `/documents/${SAW}`]))
    expect(pages.some(({ path }) => path === '/documents/nv-420-up-cut-saw')).toBe(false)
  })

  it('is the file itself, whole or in part, under its checksum and a name in its language [R2.132, R2.133]', async () => {
    const whole = await download({ ...manual, language: 'de' }, { 'accept-language': 'fr' })
    const bytes = Buffer.from(await whole.arrayBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('etag')]).toEqual([
      200,
      'application/pdf',
      `"${sha256}"`,
    ])
    expect(whole.headers.get('content-disposition')).toContain(
      encodeURIComponent('Betriebsanleitung NV 450 2.0 de.pdf'),
    )
    expect(whole.headers.get('x-file-bytes')).toBe(String(bytes.length))
    expect(await cms.getJson('/documents/nv-450-manual/')).toMatchObject({
      versions: expect.arrayContaining([expect.objectContaining({ language: 'de', sha256, bytes: bytes.length })]),
    })
    const part = await download({ ...manual, language: 'de' }, { range: 'bytes=1-3' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${bytes.length}`,
    ])
    const again = await download({ ...manual, language: 'de' }, { 'if-none-match': `"${sha256}"` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const drawing = await download(
      { key: 'nv-450-outline', version: '1.0', language: 'mul' },
      { 'accept-language': 'de' },
    )
    expect(drawing.headers.get('content-disposition')).toContain(
      encodeURIComponent('CAD-Zeichnung NV 450 (DXF) 1.0.dxf'),
    )
    await drawing.body?.cancel()
  })

  it('is no file whose bytes are not those that were published [R2.134]', async () => {
    const document = await createDocument()
    const { doc } = await createVersion(document)
    const asked = { key: `made-${made}`, version: '1.0', language: 'en' }
    expect((await download(asked)).status).toBe(200)
    const path = join(cms.dataDir, 'documents', doc.filename)
    const bytes = await readFile(path)
    await writeFile(path, Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')]))
    await expect(download(asked)).rejects.toThrow(/damaged/)
    await writeFile(path, bytes)
    expect((await download(asked)).status).toBe(200)
  })
})

describe('a serial number', () => {
  it('opens what is not public too, and says what was in force at delivery [R2.137, R2.138]', async () => {
    const page = await open('nv450 26 7k3q9', 'de')
    if (page.kind !== 'found') throw new Error('unknown')
    expect(page).toMatchObject({
      serial: SERIAL,
      product: { slug: SAW, model: 'NV 450' },
      model_year: 2026,
      delivered_on: '2026-04-14',
    })
    expect(page.documents.map(({ key }) => key)).toContain('nv-450-parts')
    expect(page.documents[0]?.versions[0]).toMatchObject({ version: '2.0', at_delivery: true })
    expect((await download({ ...parts, serial: SERIAL })).status).toBe(200)
    const older = await open('NV450-25-M7RQ4')
    if (older.kind !== 'found') throw new Error('unknown')
    const atDelivery = older.documents[0]?.versions.filter((it) => it.at_delivery).map((it) => it.version)
    expect(atDelivery).toEqual(['1.0'])
  })

  it('that is wrong opens nothing, and every wrong one is answered alike [R2.138, R2.139]', async () => {
    const unknown = { kind: 'unknown' }
    for (const serial of ['NV450-26-7K3Q8', 'NV450', '-', '%', "' OR 1=1"]) expect(await open(serial)).toEqual(unknown)
    for (const asked of [
      parts,
      { ...parts, serial: 'NV450-26-7K3Q8' },
      { ...parts, serial: 'NV550-26-H4T6W' },
      { ...parts, key: 'no-such' },
    ]) {
      const response = await download(asked)
      expect([response.status, await response.json()]).toEqual([404, { detail: 'not found' }])
    }
  })

  it('that is wrong costs as much as any other wrong one [R2.139]', async () => {
    const { countQueries } = await import('../../testing/count-queries.ts')
    const count = async (serial: string) => (await countQueries(cms.payload, () => open(serial))).queries
    const wrong = await count('NV450-26-00000')
    expect(wrong).toBeGreaterThan(3)
    for (const serial of ['-', 'x'.repeat(60), 'NV450-26-7K3Q8', '123'])
      expect([serial, await count(serial)]).toEqual([serial, wrong])
  })

  it('opens the documents of its model year and range alone [R2.137]', async () => {
    for (const scope of [{ modelYearFrom: 2027 }, { serialFrom: 'NV450-26-X' }, { modelYearUntil: 2025 }])
      await createVersion(await createDocument({ ...scope, audience: 'serial' }))
    const fitting = await createDocument({ modelYearFrom: 2026, modelYearUntil: 2026, audience: 'serial' })
    await createVersion(fitting)
    const fittingKey = `made-${made}`
    const page = await open(SERIAL)
    const keys =
      page.kind === 'found' ? page.documents.map(({ key }) => key).filter((key) => key.startsWith('made-')) : []
    const publicKeys = (await publicDocuments()).map(({ key }) => key)
    expect(keys.filter((key) => !publicKeys.includes(key))).toEqual([fittingKey])
  })
})

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
    const key = `made-${made}`
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
    expect(await (await download({ key: `made-${made}`, version: '1.0', language: 'en' })).text()).toBe(content)
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
