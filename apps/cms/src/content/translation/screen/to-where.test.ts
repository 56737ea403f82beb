import { expect, it } from 'vitest'
import { toList } from './to-where.ts'

it('reads the filters of a list from its address [R14.178]', () => {
  const query = new URLSearchParams([
    ['where[or][0][and][0][translationState][contains]', 'de:missing'],
    ['where[or][0][and][1][category][equals]', '3'],
    ['search', 'saw'],
    ['where[__proto__][x]', '1'],
    ['limit', '10'],
  ])
  expect(toList(query.toString())).toEqual({
    where: { or: [{ and: [{ translationState: { contains: 'de:missing' } }, { category: { equals: '3' } }] }] },
    search: 'saw',
  })
  expect('x' in {}).toBe(false)
  expect(toList('')).toEqual({})
})
