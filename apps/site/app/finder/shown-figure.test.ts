import { expect, it } from 'vitest'
import { toMetricFigure, toShownFigure } from './shown-figure.ts'

const inches = { unit: 'in', factor: 1 / 25.4, offset: 0 }
const fahrenheit = { unit: '°F', factor: 1.8, offset: 32 }

it('shows figures in the unit that was chosen, and sends them metric [R2.94]', () => {
  expect([toShownFigure(120, undefined), toShownFigure(120, inches), toShownFigure(250, fahrenheit)]).toEqual([
    '120',
    '4.7244',
    '482',
  ])
  expect([toMetricFigure('120', undefined), toMetricFigure('5', inches), toMetricFigure('482', fahrenheit)]).toEqual([
    120, 127, 250,
  ])
  expect([toShownFigure(null, inches), toMetricFigure('', inches), toMetricFigure('-', undefined)]).toEqual([
    '',
    null,
    null,
  ])
})

it('gives back what was typed [R2.94]', () => {
  for (const typed of ['0.5', '4.75', '12', '236.22', '1874'])
    expect(toShownFigure(toMetricFigure(typed, inches), inches)).toBe(typed)
})
