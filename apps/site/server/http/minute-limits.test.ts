import { expect, it } from 'vitest'
import { MinuteLimits } from './minute-limits.ts'

it('counts what a network and all together do in a minute [R2.119, R15.164]', () => {
  const limits = new MinuteLimits({ perNetwork: 2, inAll: 3 })
  const take = (address: string, now: number) => limits.take(address, now)
  expect([take('192.0.2.1', 60_000), take('192.0.2.1', 60_001), take('192.0.2.1', 60_002)]).toEqual([true, true, false])
  expect([take('198.51.100.1', 60_003), take('203.0.113.1', 60_004)]).toEqual([true, false])
  expect(take('192.0.2.1', 121_000)).toBe(true)
})
