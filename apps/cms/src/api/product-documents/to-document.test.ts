import { productDocument } from '@vitrine/contract/shapes/documents'
import { expect, it } from 'vitest'
import { type DocumentRow, toProductDocument, type VersionRow } from './to-document.ts'

const row: DocumentRow = {
  id: 7,
  key: 'nv-450-manual',
  kind: 'manual',
  audience: 'public',
  title: { en: 'Operating instructions', de: 'Betriebsanleitung' },
  products: [1],
  modelYearFrom: 2024,
  modelYearUntil: null,
}
const version = (id: number, name: string, validFrom: string, more: Partial<VersionRow> = {}): VersionRow => ({
  id,
  document: 7,
  version: name,
  language: 'en',
  state: 'published',
  validFrom: `${validFrom}T12:00:00.000Z`,
  publishedAt: `${validFrom}T08:00:00.000Z`,
  sha256: 'a'.repeat(64),
  filename: 'nv-450-manual-0123456789.pdf',
  filesize: 1200,
  ...more,
})
const versions = [
  version(1, '1.0', '2025-01-01'),
  version(2, '2.0', '2026-06-01'),
  version(3, '3.0', '2027-01-01', { state: 'draft', publishedAt: null }),
  version(4, '1.0', '2025-01-01', { document: 8 }),
]

it('has the published versions of a document, the newest first, and says which counts on the day [R2.131, R2.135]', () => {
  const document = toProductDocument(row, versions, 'de', { on: '2026-05-31' })
  expect(productDocument.parse(document)).toEqual(document)
  expect(document).toMatchObject({
    title: 'Betriebsanleitung',
    isFallback: false,
    model_years: { from: 2024, until: null },
  })
  expect(document.versions.map((it) => [it.version, it.in_force, it.at_delivery])).toEqual([
    ['2.0', false, undefined],
    ['1.0', true, undefined],
  ])
  expect(document.versions[0]).toMatchObject({
    valid_from: '2026-06-01',
    valid_until: null,
    format: 'PDF',
    bytes: 1200,
  })
})

it('says which counted when a product was delivered, and falls back to English [R2.137]', () => {
  const document = toProductDocument(row, versions, 'fr', { on: '2026-11-01', deliveredOn: '2025-05-01' })
  expect(document).toMatchObject({ title: 'Operating instructions', isFallback: true })
  expect(document.versions.map((it) => [it.version, it.in_force, it.at_delivery])).toEqual([
    ['2.0', true, false],
    ['1.0', false, true],
  ])
})

it('says what counted on days that were taken for the day of delivery before [R2.220]', () => {
  const days = { on: '2026-11-01', deliveredOn: '2026-07-01', formerDays: ['2025-05-01', '2026-06-30'] }
  const document = toProductDocument(row, versions, 'en', days)
  expect(productDocument.parse(document)).toEqual(document)
  expect(document.versions.map((it) => [it.version, it.at_delivery, it.at_former_deliveries])).toEqual([
    ['2.0', true, ['2026-06-30']],
    ['1.0', false, ['2025-05-01']],
  ])
})

it('has no language where the file has none [R2.131]', () => {
  const drawing = version(5, '1', '2025-01-01', { language: 'mul', filename: 'nv-450-outline.dxf' })
  const { versions: found } = toProductDocument(row, [drawing], 'en', { on: '2026-11-01' })
  expect(found[0]).toMatchObject({ language: null, format: 'DXF', type: 'image/vnd.dxf' })
})
