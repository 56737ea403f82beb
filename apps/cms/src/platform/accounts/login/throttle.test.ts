import { expect, it } from 'vitest'
import type { Client } from '../client/read-client.ts'
import { countAttempts } from './count-attempts.ts'
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
  const throttle = createLoginThrottle((_name, limit) => countAttempts(limit, () => 0))
  const mayTry = async (client: Client, acquaintance: Acquaintance, account = ada) =>
    (await throttle.begin(account, client, acquaintance)).waitMs === 0
  return { throttle, mayTry }
}

it('keeps no known device or address out for what strangers do [R12.30]', async () => {
  const { throttle, mayTry } = start()
  for (let n = 0; n < 100; n++) await throttle.begin(ada, clientAt(`198.51.100.${n}`), 'stranger')
  expect(await mayTry(clientAt('203.0.113.1'), 'stranger')).toBe(false)
  expect(await mayTry(clientAt('203.0.113.1', 'phone'), 'known-device')).toBe(true)
  expect(await mayTry(clientAt('192.0.2.1'), 'known-address')).toBe(true)
})

it('keeps no known device out for what comes from its own address [R12.30]', async () => {
  const { throttle, mayTry } = start()
  for (let n = 0; n < 100; n++) await throttle.begin(ada, clientAt('192.0.2.1'), 'known-address')
  expect(await mayTry(clientAt('192.0.2.1'), 'known-address')).toBe(false)
  expect(await mayTry(clientAt('192.0.2.1', 'phone'), 'known-device')).toBe(true)
})

it('bounds a known device too, for each account [R12.30]', async () => {
  const { throttle, mayTry } = start()
  for (let n = 0; n < 10; n++) await throttle.begin(ada, clientAt('192.0.2.1', 'phone'), 'known-device')
  expect(await mayTry(clientAt('192.0.2.1', 'phone'), 'known-device')).toBe(false)
  expect(await mayTry(clientAt('192.0.2.1', 'phone'), 'known-device', 'bob@norvane.example')).toBe(true)
})

it('counts attempts from their beginning, so that many at once are no way round [R12.30]', async () => {
  const { throttle } = start()
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => throttle.begin(ada, clientAt('192.0.2.1'), 'stranger')),
  )
  expect(attempts.filter(({ waitMs }) => waitMs === 0)).toHaveLength(10)
})

it('counts no login that succeeds, however many there are [R12.30]', async () => {
  const { throttle, mayTry } = start()
  for (let n = 0; n < 500; n++) await (await throttle.begin(ada, clientAt('192.0.2.1'), 'known-address')).succeed()
  expect(await mayTry(clientAt('192.0.2.1'), 'known-address')).toBe(true)
  for (let n = 0; n < 9; n++) await throttle.begin(ada, clientAt('192.0.2.2'), 'stranger')
  await (await throttle.begin(ada, clientAt('192.0.2.2'), 'stranger')).succeed()
  for (let n = 0; n < 9; n++) expect(await mayTry(clientAt('192.0.2.2'), 'stranger')).toBe(true)
})
