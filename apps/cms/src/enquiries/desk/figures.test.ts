import { expect, it } from 'vitest'
import { medianOf } from './dashboard/figures.ts'
import { fillTemplate } from '../../platform/fill-template.ts'
import { toDuration } from './time.ts'

it('finds the median, the mean of two in the middle, and none of nothing [R15.7]', () => {
  expect([medianOf([]), medianOf([5]), medianOf([9, 1, 5]), medianOf([4, 1, 3, 2])]).toEqual([null, 5, 5, 2.5])
})

it('writes a duration in the unit that fits best', () => {
  const hour = 3_600_000
  expect([35 * 60_000, 4.5 * hour, 30 * hour, 72 * hour].map((ms) => toDuration(ms, 'en'))).toEqual([
    '35 min',
    '4.5 hr',
    '30 hr',
    '3 days',
  ])
})

it('fills placeholders and leaves unknown ones [R15.4]', () => {
  expect(fillTemplate('{count} of {all}', { count: 2 })).toBe('2 of {all}')
})
