import { expect, it } from 'vitest'
import { clientAddress, toNetwork } from './client-address.ts'

it('takes the last address that the site names [R12.8]', () => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }))).toBe('198.51.100.7')
  expect(clientAddress(new Headers({ 'x-forwarded-for': '::ffff:127.0.0.1' }))).toBe('127.0.0.1')
  expect(clientAddress(new Headers())).toBe('')
})

it('takes the /64 of IPv6 for one client [R12.30]', () => {
  expect(toNetwork('198.51.100.7')).toBe('198.51.100.7')
  expect(toNetwork('2001:db8:0:12:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:0:12::/64')
  expect(toNetwork('2001:DB8:0:0012::1')).toBe('2001:db8:0:12::/64')
  expect(toNetwork('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(toNetwork('::1')).toBe('0:0:0:0::/64')
})
