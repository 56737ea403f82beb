import { expect, it } from 'vitest'
import { formatFigure, type PlannerUnit, unitName } from './planner-units.ts'

const show = (figure: number, unit: PlannerUnit, isImperial = false, tag = 'en', names = {}) =>
  formatFigure(figure, unit, { isImperial, names, tag }).replaceAll('\u00a0', ' ')

it('figures are written in the visitor’s units and language, as fine as they are known [R2.195, R2.90]', () => {
  expect([show(5750, 'mm'), show(36.5, 'm'), show(7.46, 'kW'), show(0, 'l/min')]).toEqual([
    '5,750 mm',
    '36.5 m',
    '7.5 kW',
    '0 l/min',
  ])
  expect([show(800, 'mm', true), show(30, 'm', true), show(540, 'm²', true), show(300, 'kg/m²', true)]).toEqual([
    '31.5 in',
    '98.4 ft',
    '5,813 ft²',
    '61.4 lb/ft²',
  ])
  expect(show(5750, 'mm', false, 'ru', { mm: 'мм' })).toMatch(/^5.750 мм$/)
  expect(unitName('mm', true, { in: 'дюйм' })).toBe('дюйм')
})
