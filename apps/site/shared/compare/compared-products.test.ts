import { expect, it } from 'vitest'
import { comparePath, comparePathWithout } from './compare-path.ts'
import { readCompared } from './compared-products.ts'

const read = (address: string) => readCompared(new URL(address, 'https://norvane.example').searchParams)

it('an address names the products of a comparison, each once, in their order, and at most four [R2.70]', () => {
  expect(read(comparePath(['b', 'a']))).toEqual({ slugs: ['b', 'a'], hasMore: false })
  expect(read(comparePath(['a', 'b'], 'c'))).toEqual({ slugs: ['a', 'b', 'c'], hasMore: false })
  expect(read(comparePath(['a', 'b'], 'a'))).toEqual({ slugs: ['a', 'b'], hasMore: false })
  expect(read(comparePath(['a', 'b', 'c', 'd'], 'e'))).toEqual({ slugs: ['a', 'b', 'c', 'd'], hasMore: true })
})

it('an address without the last product says that there is none [R19.60]', () => {
  expect(comparePathWithout(['a', 'b'], 'a')).toBe('/compare?products=b')
  expect(comparePathWithout(['a'], 'a')).toBe('/compare?products=')
  expect(read(comparePathWithout(['a'], 'a'))).toEqual({ slugs: [], hasMore: false })
})

it('what is no product is left out [R2.70]', () => {
  expect(read('/compare')).toEqual({ slugs: [], hasMore: false })
  expect(read('/compare?products=,A,<b>,../c,%20d-1%20,d-1&add=')).toEqual({ slugs: ['d-1'], hasMore: false })
})
