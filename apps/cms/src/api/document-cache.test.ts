import { expect, it } from 'vitest'
import { DocumentCache } from './document-cache.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('forgets what was longest unused when it holds too much text [R13.31]', async () => {
  const cache = new DocumentCache(10_000)
  for (const key of ['a', 'b', 'c']) cache.set(key, Promise.resolve({ text: 'x'.repeat(2500) }))
  await settle()
  expect(cache.get('a')).toBeDefined()
  cache.set('d', Promise.resolve({ text: 'x'.repeat(2500) }))
  await settle()
  expect([...'abcd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
  expect(cache.weight).toBeLessThanOrEqual(10_000)
})

it('holds nothing that is larger than all of it', async () => {
  const cache = new DocumentCache(1000)
  cache.set('a', Promise.resolve('x'.repeat(2000)))
  await settle()
  expect(cache.get('a')).toBeUndefined()
  expect(cache.weight).toBe(0)
})

it('forgets what failed to load, and what changed while it was being loaded', async () => {
  const cache = new DocumentCache(10_000)
  cache.set('a', Promise.reject(new Error('the database is away')))
  cache.set(
    'b',
    settle().then(() => 'old'),
  )
  cache.delete('b')
  await settle()
  await settle()
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('b')).toBeUndefined()
  expect(cache.weight).toBe(0)
})
