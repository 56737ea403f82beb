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
])('%j is %j but for %i', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
