import { expect, it } from 'vitest'
import { parseDay } from './parse-day.ts'

it.each([
  ['2026-04-14', '2026-04-14'],
  ['2026-04-14 00:00:00', '2026-04-14'],
  ['2026-04-14T22:00:00Z', '2026-04-14'],
  ['2026/4/1', '2026-04-01'],
  ['14.04.2026', '2026-04-14'],
  ['3.4.2026', '2026-04-03'],
  ['14/04/2026', '2026-04-14'],
  ['04/14/2026', '2026-04-14'],
  ['04/04/2026', '2026-04-04'],
  ['29.02.2024', '2024-02-29'],
])('reads %s as a day [R14.264]', (text, day) => expect(parseDay(text)).toEqual({ day }))

it.each(['03/04/2026', '3-4-2026'])('does not guess which day %s is [R14.264]', (text) =>
  expect(parseDay(text)).toEqual({ wrong: 'order' }),
)

it.each(['29.02.2025', '2026-13-01', '2026-04-31', '46126', 'soon', '14.04.26', '2026-04/14', ''])(
  'refuses %s [R14.264]',
  (text) => expect(parseDay(text)).toEqual({ wrong: 'day' }),
)
