import { expect, it } from 'vitest'
import { retryDelay } from './retry-delay.ts'

it('doubles with each failure up to the limit', () => {
  const delays = [0, 1, 2, 3, 60].map((failures) => retryDelay(failures, { firstMs: 2000, maxMs: 10_000 }))
  expect(delays).toEqual([2000, 4000, 8000, 10_000, 10_000])
})

it('leaves a part of the delay to chance', () => {
  const half = { firstMs: 2000, maxMs: 10_000, jitter: 0.5 }
  expect([retryDelay(0, half, 0), retryDelay(0, half, 0.5), retryDelay(0, half, 1)]).toEqual([1000, 1500, 2000])
})
