import { expect, it } from 'vitest'
import { ListAnswer } from './list-answer.ts'

const joined = ListAnswer.join([ListAnswer.of([1, 2, 3]), ListAnswer.of<number>([]), ListAnswer.of([4, 5])])

it.each([
  [0, 10, [1, 2, 3, 4, 5]],
  [0, 2, [1, 2]],
  [2, 2, [3, 4]],
  [3, 5, [4, 5]],
  [5, 5, []],
])('reads lists one after the other: from %i, at most %i', async (offset, limit, elements) => {
  expect(joined.total).toBe(5)
  expect(await joined.read(offset, limit)).toEqual(elements)
})

it('asks only the lists that have what is wanted', async () => {
  const refusing = new ListAnswer<number>(3, () => Promise.reject(new Error('not wanted')))
  expect(await ListAnswer.join([refusing, ListAnswer.of([4, 5])]).read(3, 2)).toEqual([4, 5])
  expect(await ListAnswer.join([ListAnswer.of([4, 5]), refusing]).read(0, 2)).toEqual([4, 5])
})
