import { expect, it } from 'vitest'
import { weekOf } from './week-of.ts'

it('names a week by its Monday, at four in the morning [R14.106]', () => {
  const week = (moment: string) => weekOf(new Date(moment))
  expect(week('2026-11-23T04:00:00Z')).toBe('2026-11-23T04:00:00.000Z')
  expect(week('2026-11-23T03:59:59Z')).toBe('2026-11-16T04:00:00.000Z')
  expect(week('2026-11-29T23:00:00Z')).toBe('2026-11-23T04:00:00.000Z')
  expect(week('2027-01-01T12:00:00Z')).toBe('2026-12-28T04:00:00.000Z')
})
