import { expect, it } from 'vitest'
import { MinuteLimits } from './minute-limits.ts'

it('counts what a network and all together do in a minute [R2.119, R15.164]', () => {
  const limits = new MinuteLimits({ perNetwork: 2, inAll: 3 })
  const take = (address: string, now: number) => limits.take(address, now)
  expect([take('192.0.2.1', 60_000), take('192.0.2.1', 60_001), take('192.0.2.1', 60_002)]).toEqual([true, true, false])
  expect([take('198.51.100.1', 60_003), take('203.0.113.1', 60_004)]).toEqual([true, false])
  expect(take('192.0.2.1', 121_000)).toBe(true)
})

it('counts what something costs besides, and says how long that lasts [R2.221]', () => {
  const limits = new MinuteLimits({ perNetwork: 10, inAll: 100 })
  expect(limits.take('203.0.113.5', 0)).toBe(true)
  limits.charge('203.0.113.5', 9, 1000)
  expect([limits.take('203.0.113.5', 2000), limits.take('198.51.100.7', 2000)]).toEqual([false, true])
  expect(limits.secondsLeft(15_500)).toBe(45)
  expect(limits.take('203.0.113.5', 60_000)).toBe(true)
})
