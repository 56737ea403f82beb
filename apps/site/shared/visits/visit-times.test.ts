import { expect, it } from 'vitest'
import { continueVisit, endOfLastVisit } from './visit-times.ts'

const MINUTE_MS = 60_000

it('tells visits apart by half an hour without a page, and knows when the last one ended [R3.42]', () => {
  const start = Date.parse('2026-11-02T08:00:00Z')
  let saved = continueVisit(null, start)
  expect(endOfLastVisit(saved)).toBeNull()
  saved = continueVisit(saved, start + 29 * MINUTE_MS)
  expect(endOfLastVisit(saved)).toBeNull()
  saved = continueVisit(saved, start + 60 * MINUTE_MS)
  expect(endOfLastVisit(saved)).toBe(start + 29 * MINUTE_MS)
  saved = continueVisit(saved, start + 61 * MINUTE_MS)
  expect(endOfLastVisit(saved)).toBe(start + 29 * MINUTE_MS)
})

it.each(['', 'x', 'NaN 5', '{}'])('takes %j for a first visit [R3.42]', (saved) => {
  expect(endOfLastVisit(saved)).toBeNull()
})

it('does not take a clock that was put back for a new visit [R3.42]', () => {
  expect(continueVisit('1000 9000000', 8_000_000)).toBe('1000 8000000')
})
