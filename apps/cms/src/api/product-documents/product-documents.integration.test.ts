import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentSummary, ProductDocument } from '@vitrine/contract/shapes/documents'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { summarizeDocuments } from './summarize-documents.ts'
import { openDocuments, SAW, SERIAL } from './testing/documents-fixture.ts'

const { cms, publicDocuments, open, download, createDocument, lastKey, createVersion } = await openDocuments()
const manual = { key: 'nv-450-manual', version: '2.0', language: 'en' }
const parts = { key: 'nv-450-parts', version: '1.0', language: 'en' }

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

  it('is one document by its key, and the products that have some, each with what counts of them [R2.131, R2.133, R2.252]', async () => {
    expect(await cms.getJson('/documents/nv-450-declaration/')).toMatchObject({ kind: 'declaration', is_public: true })
    expect((await cms.callApi('/documents/nv-450-parts/')).status).toBe(404)
    const listed = (await cms.getJson('/documented-products/')) as {
      slug: string
      documents: DocumentSummary
    }[]
    const own = await publicDocuments(`product=${SAW}`)
    expect(listed.find(({ slug }) => slug === SAW)?.documents).toEqual(summarizeDocuments(own))
    expect(own.length).toBeGreaterThan(1)
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
    const asked = { key: lastKey(), version: '1.0', language: 'en' }
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
    const fittingKey = lastKey()
    const page = await open(SERIAL)
    const keys =
      page.kind === 'found' ? page.documents.map(({ key }) => key).filter((key) => key.startsWith('made-')) : []
    const publicKeys = (await publicDocuments()).map(({ key }) => key)
    expect(keys.filter((key) => !publicKeys.includes(key))).toEqual([fittingKey])
  })
})
