import { describe, expect, it } from 'vitest'
import { formerDeliveries, formerModelYears, lastDelivery, listCorrections, tellCorrections } from './corrections.ts'

const noon = (day: string) => `${day}T12:00:00.000Z`
const row = (what: 'deliveredOn' | 'modelYear', before: string, after: string | null, day: string) => ({
  what,
  before,
  after,
  reason: 'Delivery note 4711',
  correctedAt: noon(day),
  correctedBy: 'a@b.c',
})
const delivered = { deliveredOn: noon('2026-04-14'), modelYear: 2026 }

describe('a correction is', () => {
  it.each([
    [{ deliveredOn: noon('2026-04-20') }, [{ what: 'deliveredOn', before: '2026-04-14', after: '2026-04-20' }]],
    [{ deliveredOn: null }, [{ what: 'deliveredOn', before: '2026-04-14', after: null }]],
    [{ modelYear: 2025 }, [{ what: 'modelYear', before: '2026', after: '2025' }]],
    [{ deliveredOn: '2026-04-14' }, []],
  ])('of a delivered machine %o [R14.260]', (change, expected) =>
    expect(listCorrections(delivered, { ...delivered, ...change })).toEqual(expected),
  )

  it('neither what was empty before, nor the model year of what nobody has yet [R14.260]', () => {
    expect(listCorrections({}, delivered)).toEqual([])
    expect(listCorrections({ modelYear: 2025 }, { modelYear: 2026 })).toEqual([])
    const takenBack = { modelYear: 2025, corrections: [row('deliveredOn', '2026-04-14', null, '2026-05-01')] }
    expect(listCorrections(takenBack, { modelYear: 2026 })).toHaveLength(1)
  })
})

it('what was said before stays known, and the entry is kept by the last of all days [R14.260, R2.220]', () => {
  const found = {
    deliveredOn: noon('2026-04-14'),
    modelYear: 2026,
    corrections: [
      row('deliveredOn', '2026-04-14', '2026-06-01', '2026-06-02'),
      row('modelYear', '2025', '2026', '2026-06-02'),
      row('deliveredOn', '2026-06-01', '2026-04-14', '2026-06-03'),
    ],
  }
  expect(formerDeliveries(found)).toEqual([{ value: '2026-06-01', correctedAt: noon('2026-06-03') }])
  expect(formerModelYears(found)).toEqual([2025])
  expect(lastDelivery(found)).toBe('2026-06-01')
  expect(lastDelivery({ corrections: found.corrections })).toBe('2026-06-01')
  expect(lastDelivery({})).toBeNull()
})

it('is told with the value before and the reason, those of this save alone [R14.261]', () => {
  const first = row('modelYear', '2025', '2026', '2026-05-01')
  const next = row('deliveredOn', '2026-04-14', '2026-04-20', '2026-06-02')
  const told = tellCorrections({ corrections: [first] }, { corrections: [first, next] })
  expect(told).toBe('deliveredOn 2026-04-14 → 2026-04-20 (Delivery note 4711)')
})
