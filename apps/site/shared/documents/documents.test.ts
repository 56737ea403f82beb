import { expect, it } from 'vitest'
import { readDay } from './asked-day.ts'
import { toSize } from './to-size.ts'

it.each([
  ['on=2026-05-31', '2026-05-31'],
  ['on=2026-02-30', null],
  ['on=31.05.2026', null],
  ['on=', null],
  ['', null],
])('?%s asks about the day %s [R2.135]', (query, day) => expect(readDay(new URLSearchParams(query))).toBe(day))

it('tells the size of a file in the language, and none that is nothing [R2.132]', () => {
  expect(toSize(1_258_291, 'en')).toBe('1.2 MB')
  expect(toSize(1_258_291, 'de')).toBe('1,2 MB')
  expect([toSize(491_520, 'en'), toSize(12, 'en')]).toEqual(['480 kB', '1 kB'])
  expect(toSize(491_520, 'ar')).toContain('480')
})
