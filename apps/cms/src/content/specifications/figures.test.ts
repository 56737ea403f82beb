import { expect, it } from 'vitest'
import { formatFigure, parseFigure } from './figures.ts'

it.each([
  ['1,5', 'de', 1.5],
  ['1.5', 'de', 1.5],
  ['1.500', 'de', 1500],
  ['1.500,25', 'de', 1500.25],
  ['0.125', 'de', 0.125],
  ['1.5', 'en', 1.5],
  ['1,5', 'en', 1.5],
  ['1,500', 'en', 1500],
  ['12 000,5', 'fr', 12000.5],
  ['−3', 'ru', -3],
  ['١٫٥', 'ar', 1.5],
  ['۱۲۳', 'fa', 123],
  ['  ', 'de', null],
  ['1,2,3', 'de', undefined],
  ['ca. 5', 'de', undefined],
  ['5 mm', 'en', undefined],
])('reads %j in %s [R14.81]', (typed, language, figure) => expect(parseFigure(typed, language)).toBe(figure))

it('writes what it reads, in every language [R14.81]', () => {
  for (const language of ['en', 'de', 'fr', 'ar', 'fa', 'rs-latin', 'pt', 'zh'])
    for (const figure of [0.5, 1500, 12345.678, -3])
      expect(parseFigure(formatFigure(figure, language), language)).toBe(figure)
  expect([formatFigure(1500.5, 'de'), formatFigure(1500.5, 'en')]).toEqual(['1500,5', '1500.5'])
})
