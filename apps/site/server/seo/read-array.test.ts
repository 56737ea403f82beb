import { expect, it } from 'vitest'
import { readArray } from './read-array.ts'

async function read(text: string, size: number): Promise<unknown[]> {
  async function* pieces() {
    for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size)
  }
  const elements: unknown[] = []
  for await (const element of readArray(pieces())) elements.push(element)
  return elements
}

const list = [{ a: '}]"\\', b: [1, { c: '[' }] }, {}, { d: '\u{1f6a7} окно', e: null }]

it.each([1, 2, 3, 7, 1000])('reads a list that arrives in pieces of %s characters', async (size) => {
  expect(await read(JSON.stringify(list, null, 1), size)).toEqual(list)
  expect(await read('[]', size)).toEqual([])
})

it('fails on what is not a list, or is cut off', async () => {
  await expect(read('{"detail":"not found"}', 9)).rejects.toThrow('not a list')
  await expect(read('[{"a":1},{"b"', 4)).rejects.toThrow('cut off')
  await expect(read('', 4)).rejects.toThrow('cut off')
})
