import { expect, it } from 'vitest'
import { convertUnit } from './convert-unit.ts'

it.each([
  [2, 'in', 'mm', 50.8],
  [2, '"', 'mm', 50.8],
  [1.5, 'm', 'mm', 1500],
  [45, 'cm', 'mm', 450],
  [10, 'lb', 'kg', 4.5359237],
  [1, 't', 'kg', 1000],
  [10, 'hp', 'kW', 7.456998716],
  [10, 'PS', 'kW', 7.3549875],
  [2200, 'W', 'kW', 2.2],
  [0.7, 'MPa', 'bar', 7],
  [3000, 'rpm', 'min⁻¹', 3000],
  [1, 'm/s', 'm/min', 60],
  [60, 'm³/h', 'l/min', 1000],
  [2, 'min', 's', 120],
  [5, 'KW', 'kW', 5],
  [7, 'мм', 'mm', 7],
  [7, 'кВт', 'kW', 7],
  [4, 'Stück', 'pcs', 4],
  [180, '°C', '°C', 180],
])('%d %s as %s are %d [R14.151]', (figure, from, to, converted) => {
  expect(convertUnit(figure, from, to)).toBe(converted)
})

it.each([
  [5, 'kg', 'mm'],
  [5, 'mm', null],
  [5, 'parsec', 'mm'],
  [5, '%', 'mm'],
])('%d %s are no measure of %s [R14.151]', (figure, from, to) => expect(convertUnit(figure, from, to)).toBeNull())
