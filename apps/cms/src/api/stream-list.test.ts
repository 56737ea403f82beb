import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { Content } from './content-store.ts'
import { ListAnswer, WithList } from './list-answer.ts'
import { streamList } from './stream-list.ts'

const passOn = vi.fn()
const content = { revision: 7, tags: new Set(['products:list', 'products:1']), passOn } as unknown as Content
const answer = (
  list: Parameters<typeof streamList>[0],
  ifNoneMatch: string | null = null,
  language: 'de' | 'fr' = 'de',
) => streamList(list, { content, language, url: new URL('http://cms/api/shop/products'), ifNoneMatch })

it('sends a long list as it is read, a few elements at a time [R7.17]', async () => {
  const readings: number[] = []
  const all = Array.from({ length: 130 }, (_, id) => ({ id }))
  const list = new ListAnswer(all.length, async (offset, limit) => {
    readings.push(limit)
    return all.slice(offset, offset + limit)
  })
  expect(await answer(list).json()).toEqual(all)
  expect(Math.max(...readings)).toBeLessThanOrEqual(25)
})

it('sends an object with a long list in it [R7.17]', async () => {
  const list = ListAnswer.of(Array.from({ length: 60 }, (_, id) => ({ id })))
  const category = (await answer(new WithList({ slug: 'saws', name: 'Saws' }, 'products', list)).json()) as {
    products: object[]
  }
  expect(category).toMatchObject({ slug: 'saws', name: 'Saws' })
  expect(category.products).toHaveLength(60)
})

it('leaves out elements that are no longer there without breaking the list', async () => {
  const list = new ListAnswer(75, async (offset) => (offset === 25 ? [] : [{ offset }]))
  expect(await answer(list).json()).toEqual([{ offset: 0 }, { offset: 50 }])
})

it('is made from everything of the collections, and answers 304 until one of them changes [R13.6]', async () => {
  const first = answer(ListAnswer.of([]))
  const tags = first.headers.get('x-content-tags')?.split(' ')
  expect(tags).toEqual(['products:list', 'products', 'categories', 'files', 'media', 'parameters', 'interface-texts'])
  expect(answer(ListAnswer.of([]), first.headers.get('etag')).status).toBe(304)
  expect(answer(ListAnswer.of([]), first.headers.get('etag'), 'fr').status).toBe(200)
})

it('reads no further than is taken, and has nothing kept of what it reads [R13.73]', async () => {
  passOn.mockClear()
  const text = 'x'.repeat(1000)
  const readings: number[] = []
  const list = new ListAnswer(100_000, async (offset, limit) => {
    expect(passOn).toHaveBeenCalledOnce()
    readings.push(offset)
    return Array.from({ length: limit }, () => text)
  })
  const reader = answer(list).body?.getReader()
  const waitForReadings = async () => {
    for (let turns = 0; turns < 50; turns++) await turn()
    return readings.length
  }
  await reader?.read()
  const ahead = await waitForReadings()
  expect(ahead).toBeLessThan(10)
  for (let chunks = 0; chunks < 20; chunks++) await reader?.read()
  expect(await waitForReadings()).toBeLessThanOrEqual(ahead + 20)
  await reader?.cancel()
})
