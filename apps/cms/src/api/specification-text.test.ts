import { expect, it } from 'vitest'
import { localizeFigure } from './specification-text.ts'

it.each([
  ['0.2 mm', 'de', '0,2\u00a0mm'],
  ['18 000 m²', 'de', '18.000\u00a0m²'],
  ['18 000 m²', 'en', '18,000\u00a0m²'],
  ['8 h', 'en', '8\u00a0h'],
  ['1974', 'fr', '1974'],
  ['62', 'ru', '62'],
  ['1/200', 'de', '1/200'],
  ['since 1974', 'de', 'since 1974'],
] as const)('%s in %s is %s [R11.5]', (value, language, wanted) => expect(localizeFigure(value, language)).toBe(wanted))

it('separates a percent sign where the language does [R11.5]', () => {
  expect(localizeFigure('70%', 'en')).toBe('70%')
  expect(localizeFigure('70%', 'ru')).toBe('70\u00a0%')
  expect(localizeFigure('70%', 'tr')).toBe('%70')
  expect(localizeFigure('70%', 'cn')).toBe('70%')
})
