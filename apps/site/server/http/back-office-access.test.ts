import type { HttpBindings } from '@hono/node-server'
import { addressRanges } from '@vitrine/platform/environment/address-ranges'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { mayReachBackOffice } from './back-office-access.ts'

type Settings = Parameters<typeof mayReachBackOffice>[1]

async function isReached(settings: Partial<Settings>, peer: string, headers: Record<string, string> = {}) {
  const all = { TRUST_PROXY: false, ADMIN_ALLOWED_ADDRESSES: undefined, ADMIN_HOST: undefined, ...settings }
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/admin', (c) => c.json(mayReachBackOffice(c, all)))
  const bindings = { incoming: { headers, socket: { remoteAddress: peer } } }
  return (await app.request('/admin', { headers }, bindings)).json()
}
const office = { ADMIN_ALLOWED_ADDRESSES: addressRanges.parse('192.0.2.0/24') }

it('is there for all where nothing is set [R12.39]', async () => {
  expect(await isReached({}, '203.0.113.1')).toBe(true)
})

it('is there for the allowed addresses only, whatever a client claims [R12.39]', async () => {
  expect(await isReached(office, '192.0.2.9')).toBe(true)
  expect(await isReached(office, '203.0.113.1')).toBe(false)
  expect(await isReached(office, '203.0.113.1', { 'x-forwarded-for': '192.0.2.9' })).toBe(false)
  const proxied = { ...office, TRUST_PROXY: true }
  expect(await isReached(proxied, '127.0.0.1', { 'x-forwarded-for': '192.0.2.9' })).toBe(true)
  expect(await isReached(proxied, '127.0.0.1', { 'x-forwarded-for': '192.0.2.9, 203.0.113.1' })).toBe(false)
})

it('is there at its own host name only [R12.39]', async () => {
  const own = { ADMIN_HOST: 'admin.norvane.example' }
  expect(await isReached(own, '203.0.113.1', { host: 'Admin.norvane.example' })).toBe(true)
  expect(await isReached(own, '203.0.113.1', { host: 'admin.norvane.example:3000' })).toBe(true)
  expect(await isReached(own, '203.0.113.1', { host: 'www.norvane.example' })).toBe(false)
  const claimed = { host: 'www.norvane.example', 'x-forwarded-host': 'admin.norvane.example' }
  expect(await isReached({ ...own, TRUST_PROXY: true }, '127.0.0.1', claimed)).toBe(false)
})
