import type { AnswerClient } from '@vitrine/contract/client'
import { expect, it, vi } from 'vitest'
import { askWholeLists } from './ask-whole-lists.ts'

const all = Array.from({ length: 7 }, (_, id) => ({ id }))
type Input = { page?: number; limit?: number; continent?: string }

/** A backend that knows some of the two, with a total or without. */
function backend({ page: knowsPage, limit: knowsLimit, total }: { page: boolean; limit: boolean; total: boolean }) {
  const ask = vi.fn(async (_name: string, _language: string, { page = 1, limit = 100 }: Input = {}) => {
    const offset = knowsPage ? (page - 1) * limit : 0
    const body = knowsLimit ? all.slice(offset, offset + limit) : all.slice(offset)
    return { body, tags: null, total: total ? all.length : null, length: 0 }
  })
  return { ask, client: askWholeLists(ask as unknown as AnswerClient) }
}

it.each([{ limit: 3 }, { limit: 7 }, { page: 2, limit: 5 }, { page: 3, limit: 3 }, { page: 9, limit: 3 }])(
  'takes a page of a list for the whole list nowhere: %j [R13.12]',
  async (input) => {
    for (const [page, limit] of [
      [true, true],
      [false, true],
    ] as const) {
      const { client } = backend({ page, limit, total: false })
      expect((await client('listDealers', 'en', { ...input, continent: 'asia' })).body).toEqual(all)
    }
  },
)

it('takes a page of the products of a category for all of them nowhere [R13.12]', async () => {
  const ask = vi.fn(async (_name: string, _language: string, { limit = 100 }: Input = {}) => {
    return { body: { slug: 'saws', products: all.slice(0, limit) }, tags: null, total: null }
  })
  const client = askWholeLists(ask as unknown as AnswerClient)
  expect((await client('getCategory', 'en', { id: 'saws', limit: 3 })).body).toEqual({ slug: 'saws', products: all })
})

it('asks once where the backend says how many there are, or gives more than were asked for [R2.62]', async () => {
  for (const knows of [
    { page: true, limit: true, total: true },
    { page: false, limit: false, total: false },
  ]) {
    const { ask, client } = backend(knows)
    await client('listProducts', 'en', { page: 1, limit: 3 })
    expect(ask).toHaveBeenCalledTimes(1)
  }
})

it('asks again for the whole list without what says which part of it is wanted [R13.12]', async () => {
  const { ask, client } = backend({ page: true, limit: true, total: false })
  await client('listDealers', 'en', { continent: 'asia', page: 1, limit: 3 })
  expect(ask.mock.calls.at(-1)?.[2]).toEqual({ continent: 'asia' })
})

it('leaves what the finder answers alone, which says itself of how many it is a page [R2.74]', async () => {
  const body = { total: 100, products: all.slice(0, 3), facets: [] }
  const ask = vi.fn(async () => ({ body, tags: null, total: null }))
  const client = askWholeLists(ask as unknown as AnswerClient)
  expect((await client('findProducts', 'en', { page: 1, limit: 3 })).body).toEqual(body)
  expect(ask).toHaveBeenCalledTimes(1)
})
