import { expect, it } from 'vitest'
import { daysLeft } from './days-left.ts'

const now = Date.parse('2026-11-23T12:00:00Z')

it('counts the days until a document is deleted for good [R14.144]', () => {
  expect(daysLeft('2026-11-23T12:00:00Z', now)).toBe(30)
  expect(daysLeft('2026-11-22T11:00:00Z', now)).toBe(29)
  expect(daysLeft('2026-10-24T13:00:00Z', now)).toBe(1)
  expect(daysLeft('2026-10-24T12:00:00Z', now)).toBe(0)
  expect(daysLeft('2026-01-01T00:00:00Z', now)).toBe(0)
})
