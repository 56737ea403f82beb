import type { Client } from '@vitrine/contract/client'
import { ApiError, ApiUnreachable } from '@vitrine/contract/errors'
import { expect, it, vi } from 'vitest'
import { createCachingClient } from './caching-client.ts'

function remember(answer: () => Promise<unknown>) {
  let revision = '1'
  const asked = vi.fn(answer)
  const client = createCachingClient(asked as unknown as Client, () => revision)
  return { asked, check: () => client('checkRedirect', 'en', { path: '/a/' }), change: () => (revision = '2') }
}

it('asks once a revision, and remembers that there is nothing', async () => {
  const { asked, check, change } = remember(() => Promise.reject(new ApiError(404, 'not found')))
  await expect(check()).rejects.toThrow('not found')
  await expect(check()).rejects.toThrow('not found')
  expect(asked).toHaveBeenCalledTimes(1)
  change()
  await expect(check()).rejects.toThrow('not found')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('asks again after a failure that may pass', async () => {
  const { asked, check } = remember(() => Promise.reject(new ApiUnreachable('GET /')))
  await expect(check()).rejects.toThrow('GET /')
  await expect(check()).rejects.toThrow('GET /')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('takes calls that differ only by their timestamp for one [R7.14, R13.2]', async () => {
  const asked = vi.fn<(...args: unknown[]) => Promise<unknown[]>>(async () => [])
  const client = createCachingClient(asked as unknown as Client, () => '1')
  await client('listDealers', 'en', { continent: 'asia', timestamp: 1 })
  await client('listDealers', 'en', { continent: 'asia', timestamp: 2 })
  await client('listDealers', 'en', { continent: 'europe', timestamp: 2 })
  expect(asked.mock.calls.map(([, , input]) => input)).toEqual([
    { continent: 'asia', timestamp: 1 },
    { continent: 'europe', timestamp: 2 },
  ])
})
