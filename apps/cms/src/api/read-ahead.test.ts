import { sql } from '@payloadcms/db-sqlite'
import { expect, it, vi } from 'vitest'
import { readAhead } from './read-ahead.ts'

const ids = Array.from({ length: 25 }, (_, at) => at + 1)
type Excerpt = { offset: number; limit: number; where?: unknown; sort?: readonly string[] }

const newIds = () => vi.fn(async (_: string, { offset, limit }: Excerpt) => ids.slice(offset, offset + limit))

/** Reads a whole list a part at a time. */
async function readAll(
  read: ReturnType<typeof readAhead<string, Excerpt>>,
  size: number,
  excerpt: Partial<Excerpt> = {},
) {
  const all: number[] = []
  for (let offset = 0; offset < ids.length; offset += size)
    all.push(...(await read('products', { offset, limit: size, ...excerpt })))
  return all
}

it.each([1, 3, 4, 7, 10])('gives a list in parts of %i as it is, and asks for ten at once [R13.89]', async (size) => {
  const readIds = newIds()
  expect(await readAll(readAhead(readIds, 10), size)).toEqual(ids)
  // The last ones of a block are read again where a part goes beyond it.
  expect(readIds.mock.calls.length).toBeLessThanOrEqual(Math.ceil(25 / (11 - size)))
  expect(readIds.mock.calls.every(([, { limit }]) => limit === 10)).toBe(true)
})

it('does not take one list for another, nor a part before those that it knows [R13.89]', async () => {
  const readIds = newIds()
  const read = readAhead(readIds, 30)
  const [saws, welders] = [sql`category_id = 1`, sql`category_id = 2`]
  await readAll(read, 5, { where: saws })
  expect(readIds).toHaveBeenCalledTimes(1)
  await readAll(read, 5, { where: welders })
  await readAll(read, 5, { where: welders, sort: ['-updatedAt'] })
  expect(readIds).toHaveBeenCalledTimes(3)
  await read('posts', { offset: 5, limit: 5 })
  expect(await read('posts', { offset: 0, limit: 5 })).toEqual([1, 2, 3, 4, 5])
  expect(readIds).toHaveBeenCalledTimes(5)
})
