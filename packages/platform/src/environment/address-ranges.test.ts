import { expect, it } from 'vitest'
import { addressRanges } from './address-ranges.ts'

it('says whether an address is in one of the ranges [R12.39]', () => {
  const isAllowed = addressRanges.parse('192.0.2.7, 198.51.100.0/24,2001:db8::/48')
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '198.51.100.200', '2001:db8::99'])
    expect([address, isAllowed(address)]).toEqual([address, true])
  for (const address of ['192.0.2.8', '198.51.101.1', '2001:db9::1', '', 'unknown'])
    expect([address, isAllowed(address)]).toEqual([address, false])
})

it.each(['localhost', '192.0.2.0/33', '192.0.2.0/24/1', '10.0.0.0/', '1.2.3', '192.0.2.7;192.0.2.8', '10.0.0.1,'])(
  'refuses %s in a sentence [R12.39]',
  (text) => {
    expect(addressRanges.safeParse(text).error?.issues[0]?.message).toMatch(/^give addresses or ranges/)
  },
)
