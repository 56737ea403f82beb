import { expect, it } from 'vitest'
import type { Login } from '../../../payload-types.ts'
import { acquaintanceOf, isNewClient } from './recent-logins.ts'

const client = { address: '192.0.2.1', network: '192.0.2.1', device: 'd1', userAgent: 'Firefox', language: 'en' }
const before = [{ network: '192.0.2.1', device: 'd1', userAgent: 'Firefox' }] as Login[]

it('knows a client by its device, else by its address [R12.30]', () => {
  expect(acquaintanceOf({ ...client, network: '198.51.100.1' }, before)).toBe('known-device')
  expect(acquaintanceOf({ ...client, device: null }, before)).toBe('known-address')
  expect(acquaintanceOf({ ...client, device: 'd2', network: '198.51.100.1' }, before)).toBe('stranger')
  expect(acquaintanceOf({ ...client, device: null, network: '198.51.100.1' }, [])).toBe('stranger')
})

it('tells the owner of another address, or another device at a known one [R12.36]', () => {
  expect(isNewClient(client, [])).toBe(true)
  expect(isNewClient(client, before)).toBe(false)
  expect(isNewClient({ ...client, network: '198.51.100.1' }, before)).toBe(true)
  expect(isNewClient({ ...client, device: null }, before)).toBe(false)
  expect(isNewClient({ ...client, device: null, userAgent: 'curl' }, before)).toBe(true)
  expect(isNewClient({ ...client, userAgent: 'Firefox 2' }, before)).toBe(false)
})
