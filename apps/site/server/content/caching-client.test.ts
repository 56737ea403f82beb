import type { AnswerClient } from '@vitrine/contract/client'
import { ApiError, ApiUnreachable } from '@vitrine/contract/errors'
import { expect, it, vi } from 'vitest'
import type { Changed, Tags } from '../page-cache/tags.ts'
import { createCachingClient } from './caching-client.ts'

function remember(ask: (...call: unknown[]) => Promise<unknown>) {
  let change: (changed: Changed) => void = () => undefined
  const asked = vi.fn(ask)
  const client = createCachingClient(asked as unknown as AnswerClient, (listener) => (change = listener))
  return {
    asked,
    client,
    check: () => client('checkRedirect', 'en', { path: '/a/' }),
    change: (changed: Changed) => change(changed),
  }
}

const answer = (tags: Tags, length = 2) => ({ body: [], tags, total: null, length })

it('asks once until something changes, and remembers that there is nothing', async () => {
  const { asked, check, change } = remember(() => Promise.reject(new ApiError(404, 'not found')))
  await expect(check()).rejects.toThrow('not found')
  await expect(check()).rejects.toThrow('not found')
  expect(asked).toHaveBeenCalledTimes(1)
  change(['products'])
  await expect(check()).rejects.toThrow('not found')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('forgets what a change touches, a 404 too, and nothing else [R13.16]', async () => {
  const tags: Record<string, Tags> = { listProducts: ['products'], listPosts: ['posts', 'posts:1'], getCompany: null }
  const { asked, client, check, change } = remember(async (name) => {
    if (name === 'checkRedirect') throw new ApiError(404, 'not found', ['redirects'])
    return answer(tags[String(name)] ?? null)
  })
  const askAll = async () => {
    asked.mockClear()
    await Promise.all([client('listProducts', 'en'), client('listPosts', 'en'), client('getCompany', 'en')])
    await check().catch(() => undefined)
    return asked.mock.calls.map(([name]) => name)
  }
  expect(await askAll()).toHaveLength(4)
  expect(await askAll()).toEqual([])
  change(['posts', 'posts:7'])
  expect(await askAll()).toEqual(['listPosts', 'getCompany'])
  change(['redirects'])
  expect(await askAll()).toEqual(['getCompany', 'checkRedirect'])
  change(null)
  expect(await askAll()).toHaveLength(4)
})

it('does not remember an answer that was on its way while something changed [R13.18]', async () => {
  const waiting: ((value: unknown) => void)[] = []
  const { asked, client, change } = remember(() => new Promise((resolve) => waiting.push(resolve)))
  const before = client('listProducts', 'en')
  change(['posts'])
  const after = client('listProducts', 'en')
  for (const resolve of waiting) resolve(answer(['products']))
  expect(await before).toEqual(await after)
  expect(asked).toHaveBeenCalledTimes(2)
  await client('listProducts', 'en')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('asks again after a failure that may pass', async () => {
  const { asked, check } = remember(() => Promise.reject(new ApiUnreachable('GET /')))
  await expect(check()).rejects.toThrow('GET /')
  await expect(check()).rejects.toThrow('GET /')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('takes calls that differ only by their timestamp for one [R7.14, R13.2]', async () => {
  const { asked, client } = remember(async () => answer([]))
  await client('listDealers', 'en', { continent: 'asia', timestamp: 1 })
  await client('listDealers', 'en', { continent: 'asia', timestamp: 2 })
  await client('listDealers', 'en', { continent: 'europe', timestamp: 2 })
  expect(asked.mock.calls.map(([, , input]) => input)).toEqual([
    { continent: 'asia', timestamp: 1 },
    { continent: 'europe', timestamp: 2 },
  ])
})

it('is bounded in what it remembers: what is large is not kept, and what was not used for longest goes first [R13.20]', async () => {
  const { asked, client } = remember(async (_name, _language, input) =>
    answer([], (input as { id: string }).id === 'whole' ? 2_000_000 : 999_000),
  )
  const get = (id: string) => client('getProduct', 'en', { id })
  const isRemembered = async (id: string) => {
    const before = asked.mock.calls.length
    await get(id)
    return asked.mock.calls.length === before
  }
  await get('whole')
  expect(await isRemembered('whole')).toBe(false)
  await get('shared')
  for (let i = 0; i < 20; i++) {
    await get(`product-${i}`)
    await get('shared')
  }
  expect([await isRemembered('shared'), await isRemembered('product-19'), await isRemembered('product-0')]).toEqual([
    true,
    true,
    false,
  ])
})

it('asks a backend without pages once for all pages of a list, and each language for its own [R2.62, R13.12]', async () => {
  const { asked, client } = remember(async () => ({ ...answer([]), body: ['a', 'b'] }))
  for (const input of [{ page: 1, limit: 48 }, { page: 2, limit: 48 }, { limit: 3 }, undefined])
    expect((await client('listProducts', 'en', input)).body).toEqual(['a', 'b'])
  expect(asked).toHaveBeenCalledTimes(1)
  await client('listProducts', 'de', { page: 1, limit: 48 })
  await client('getCategory', 'de', { id: 'saws', page: 1, limit: 48 })
  await client('getCategory', 'de', { id: 'mills', page: 1, limit: 48 })
  expect(asked).toHaveBeenCalledTimes(4)
})

it('remembers the first page of a list in pages, and no further one [R2.62]', async () => {
  const { asked, client } = remember(async () => ({ ...answer([]), total: 100 }))
  const ask = (page: number) => client('listProducts', 'en', { page, limit: 48 })
  for (const page of [1, 1, 2, 2]) await ask(page)
  expect(asked.mock.calls.map(([, , input]) => (input as { page: number }).page)).toEqual([1, 2, 2])
})

it('takes no answer of the finder for another: what it counts is no list [R2.74]', async () => {
  const { asked, client } = remember(async () => answer([]))
  for (const input of [{ page: 1, limit: 1 }, { limit: 0 }, { limit: 0 }]) await client('findProducts', 'en', input)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('what is asked of some products by name is not remembered: there are endlessly many halls [R13.102]', async () => {
  const { asked, client } = remember(async () => answer(['products:1']))
  const ask = () => client('listProductFigures', 'en', { ids: 'saw,welder' })
  await Promise.all([ask(), ask()])
  await ask()
  expect(asked).toHaveBeenCalledTimes(2)
})

it('the documents of a product are not remembered: wrong products and days must not push out what pages share [R2.136]', async () => {
  const { asked, client } = remember(async () => answer(['product-documents']))
  const ask = () => client('listDocuments', 'en', { product: 'gone', on: '2026-05-31', page: 1, limit: 100 })
  await Promise.all([ask(), ask()])
  await ask()
  expect(asked).toHaveBeenCalledTimes(2)
})
