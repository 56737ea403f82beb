import { expect, it } from 'vitest'
import { convertUnit } from './convert-unit.ts'
import { decimalsOf, imperialOf } from '@vitrine/contract/units/imperial'

function convert(figures: number[], metric: string): [string[], string] {
  const imperial = imperialOf(metric)
  if (!imperial) throw new Error(metric)
  const decimals = decimalsOf(figures, imperial)
  return [figures.map((it) => (it * imperial.factor + imperial.offset).toFixed(decimals)), imperial.unit]
}

it.each([
  [[450], 'mm', ['17.72'], 'in'],
  [[0.1], 'mm', ['0.004'], 'in'],
  [[0.05], 'mm', ['0.0020'], 'in'],
  [[10, 6000], 'mm', ['0.4', '236.2'], 'in'],
  [[30, 120], 'mm', ['1.18', '4.72'], 'in'],
  [[850], 'kg', ['1874'], 'lb'],
  [[7.5], 'kW', ['10.1'], 'hp'],
  [[6], 'bar', ['87'], 'psi'],
  [[60], 'l/min', ['2.12'], 'cfm'],
  [[1200], 'm³/h', ['706.3'], 'cfm'],
  [[65], 'kN', ['14613'], 'lbf'],
  [[20], 'm/min', ['66'], 'ft/min'],
  [[240, 260], '°C', ['464', '500'], '°F'],
])('%j %s are %j %s: as fine as they were given, both ends alike [R2.92]', (figures, metric, shown, unit) =>
  expect(convert(figures, metric)).toEqual([shown, unit]),
)

it('leaves what both systems share [R2.92]', () => {
  for (const unit of ['s', 'pcs', '°', 'min⁻¹', 'h', null]) expect(imperialOf(unit)).toBeUndefined()
})

it('converts as the import of products does, back again [R2.92]', () => {
  for (const metric of ['mm', 'kg', 'kW', 'bar', 'l/min', 'm³/h', 'm/min']) {
    const imperial = imperialOf(metric)
    const back = convertUnit(100 * (imperial?.factor ?? 0), imperial?.unit ?? '', metric)
    expect(back).toBeCloseTo(100, 6)
  }
})
