import { expect, it } from 'vitest'
import type { Client } from '../client/read-client.ts'
import { type Acquaintance, createLoginThrottle } from './throttle.ts'

const clientAt = (address: string, device: string | null = null): Client => ({
  address,
  network: address,
  device,
  userAgent: '',
  language: 'en',
})
const ada = 'ada@norvane.example'

function start() {
  const throttle = createLoginThrottle(() => 0)
  const mayTry = (client: Client, acquaintance: Acquaintance, account = ada) =>
    throttle.begin(account, client, acquaintance).waitMs === 0
  return { throttle, mayTry }
}

it('keeps no known device or address out for what strangers do [R12.30]', () => {
  const { throttle, mayTry } = start()
  for (let n = 0; n < 100; n++) throttle.begin(ada, clientAt(`198.51.100.${n}`), 'stranger')
  expect(mayTry(clientAt('203.0.113.1'), 'stranger')).toBe(false)
  expect(mayTry(clientAt('203.0.113.1', 'phone'), 'known-device')).toBe(true)
  expect(mayTry(clientAt('192.0.2.1'), 'known-address')).toBe(true)
})

it('keeps no known device out for what comes from its own address [R12.30]', () => {
  const { throttle, mayTry } = start()
  for (let n = 0; n < 100; n++) throttle.begin(ada, clientAt('192.0.2.1'), 'known-address')
  expect(mayTry(clientAt('192.0.2.1'), 'known-address')).toBe(false)
  expect(mayTry(clientAt('192.0.2.1', 'phone'), 'known-device')).toBe(true)
})

it('bounds a known device too, for each account [R12.30]', () => {
  const { throttle, mayTry } = start()
  for (let n = 0; n < 10; n++) throttle.begin(ada, clientAt('192.0.2.1', 'phone'), 'known-device')
  expect(mayTry(clientAt('192.0.2.1', 'phone'), 'known-device')).toBe(false)
  expect(mayTry(clientAt('192.0.2.1', 'phone'), 'known-device', 'bob@norvane.example')).toBe(true)
})

it('counts attempts from their beginning, so that many at once are no way round [R12.30]', () => {
  const { throttle } = start()
  const attempts = Array.from({ length: 20 }, () => throttle.begin(ada, clientAt('192.0.2.1'), 'stranger'))
  expect(attempts.filter(({ waitMs }) => waitMs === 0)).toHaveLength(10)
})

it('counts no login that succeeds, however many there are [R12.30]', () => {
  const { throttle, mayTry } = start()
  for (let n = 0; n < 500; n++) throttle.begin(ada, clientAt('192.0.2.1'), 'known-address').succeed()
  expect(mayTry(clientAt('192.0.2.1'), 'known-address')).toBe(true)
  for (let n = 0; n < 9; n++) throttle.begin(ada, clientAt('192.0.2.2'), 'stranger')
  throttle.begin(ada, clientAt('192.0.2.2'), 'stranger').succeed()
  for (let n = 0; n < 9; n++) expect(mayTry(clientAt('192.0.2.2'), 'stranger')).toBe(true)
})
