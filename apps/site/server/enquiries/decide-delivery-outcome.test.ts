import { describe, expect, it } from 'vitest'
import { decideDeliveryOutcome } from './decide-delivery-outcome.ts'

describe('decideDeliveryOutcome', () => {
  it.each([
    [200, 'delivered'],
    [201, 'delivered'],
    [302, 'postponed'],
    [308, 'postponed'],
    [400, 'refused'],
    [409, 'refused'],
    [401, 'postponed'],
    [404, 'postponed'],
    [429, 'postponed'],
    [503, 'postponed'],
  ])('%i is %s [R10.14, R10.16]', (status, kind) => expect(decideDeliveryOutcome(status).kind).toBe(kind))

  it.each([
    ['120', 120_000],
    ['999999', 3_600_000],
    ['soon', 0],
    [new Date(Date.now() + 60_500).toUTCString(), 60_000],
  ])('obeys a Retry-After of %s [R10.14]', (value, ms) => {
    const outcome = decideDeliveryOutcome(503, new Headers({ 'retry-after': value }))
    expect(Math.abs((outcome.kind === 'postponed' ? outcome.afterMs : -1) - ms)).toBeLessThan(1500)
  })
})
