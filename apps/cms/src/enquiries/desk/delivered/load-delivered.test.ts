import { expect, it } from 'vitest'
import { type DeliveryDay, toDeliveredDocument } from './load-delivered.ts'

const document = { id: 1, key: 'manual', title: 'Manual', audience: 'serial' } as const
const versions = ['2024', '2025', '2026'].map((year) => ({
  document: 1,
  version: year,
  language: 'de',
  validFrom: `${year}-01-01T00:00:00.000Z`,
  validUntil: null,
  publishedAt: `${year}-01-01T00:00:00.000Z`,
}))
const recorded: DeliveryDay = { day: '2025-03-01', wasCorrected: false }
const former: DeliveryDay = { day: '2024-03-01', wasCorrected: true }

const filesFor = (...deliveries: DeliveryDay[]) =>
  toDeliveredDocument(document, versions as never, { serial: 'A-1', day: '2026-11-01', deliveries }).files.map(
    ({ version, countedOn }) => [version, countedOn],
  )

it('shows what counts today, at delivery, and on a day that was taken for it before, each once [R14.266, R15.221]', () => {
  expect(filesFor()).toEqual([['2026', null]])
  expect(filesFor(recorded, former)).toEqual([
    ['2026', null],
    ['2025', recorded],
    ['2024', former],
  ])
  expect(filesFor({ ...recorded, day: '2026-02-01' }, { ...former, day: '2026-01-15' })).toEqual([['2026', null]])
})
