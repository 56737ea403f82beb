import { expect, it } from 'vitest'
import { ListAnswer, WithList } from './list-answer.ts'
import { readExcerpt, toExcerpt, toPagingHeaders } from './paging.ts'

const numbers = (count: number) => ListAnswer.of(Array.from({ length: count }, (_, at) => at + 1))
const url = new URL('http://cms/api/shop/products?page=2&limit=10&continent=asia')

async function answer(list: Parameters<typeof toExcerpt>[1], input: Record<string, unknown>) {
  const excerpt = toExcerpt(input, list)
  return excerpt && { body: await readExcerpt(list, excerpt), headers: toPagingHeaders(excerpt, url) }
}

it('answers a page, how many there are in all, and where the next and the previous page are [R7.17]', async () => {
  const page = await answer(numbers(35), { page: 2, limit: 10 })
  expect(page?.body).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(page?.headers).toEqual({
    'x-total-count': '35',
    link: '</api/shop/products?page=3&limit=10&continent=asia>; rel="next", </api/shop/products?page=1&limit=10&continent=asia>; rel="prev"',
  })
})

it('names no page beyond the last, and leads back from there [R7.17]', async () => {
  expect((await answer(numbers(20), { page: 2, limit: 10 }))?.headers.link).not.toContain('next')
  const beyond = await answer(numbers(20), { page: 9, limit: 10 })
  expect(beyond?.body).toEqual([])
  expect(beyond?.headers.link).toBe('</api/shop/products?page=2&limit=10&continent=asia>; rel="prev"')
  expect((await answer(numbers(0), { page: 1 }))?.headers).toEqual({ 'x-total-count': '0' })
})

it('reads nothing of a page beyond the last [R7.17]', async () => {
  const list = new ListAnswer<number>(20, () => Promise.reject(new Error('read')))
  expect((await answer(list, { page: 3, limit: 10 }))?.body).toEqual([])
})

it('answers only how many there are where none are wanted [R7.17]', async () => {
  expect(await answer(numbers(35), { limit: 0 })).toEqual({ body: [], headers: { 'x-total-count': '35' } })
})

it('answers a whole list where no page is asked for, without headers of a page; a long one as it is read [R7.17]', async () => {
  const whole = await answer(numbers(100), {})
  expect(whole?.body).toHaveLength(100)
  expect(whole?.headers).toEqual({})
  expect(await answer(numbers(101), {})).toBeNull()
})

it('answers a page of a list that stands in an object [R7.17]', async () => {
  const category = new WithList({ slug: 'saws' }, 'products', numbers(30))
  expect((await answer(category, { page: 2 }))?.body).toEqual({ slug: 'saws', products: [25, 26, 27, 28, 29, 30] })
})
