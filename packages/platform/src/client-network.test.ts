import { expect, it } from 'vitest'
import { toNetwork } from './client-network.ts'

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
  ['2001:DB8:0:0012::1', '2001:db8:0:12::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('takes the /64 of IPv6 for one client: %s is of %s [R10.6, R12.30]', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})
