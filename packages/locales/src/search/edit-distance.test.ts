import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['welder', 'welder', 0],
  ['weldr', 'welder', 1],
  ['wleder', 'welder', 1],
  ['wilder', 'welder', 1],
  ['welders', 'welder', 1],
  ['wleders', 'welder', 2],
  ['', 'ab', 2],
  ['saw', 'welder', 3],
  ['kitten', 'sitting', 3],
])('from %j to %j: %i [R17.4]', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})

it('handles words of any length [R17.4]', () => {
  const long = 'ab'.repeat(200)
  expect(editDistance(long, `${long}c`, 2)).toBe(1)
  expect(editDistance(`x${long.slice(1)}`, `${long.slice(0, -1)}y`, 2)).toBe(2)
  expect(editDistance(long, 'cd'.repeat(200), 2)).toBe(3)
})
