import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it('takes the last address that the site names [R12.8]', () => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }))).toBe('198.51.100.7')
  expect(clientAddress(new Headers({ 'x-forwarded-for': '::ffff:127.0.0.1' }))).toBe('127.0.0.1')
  expect(clientAddress(new Headers())).toBe('')
})
