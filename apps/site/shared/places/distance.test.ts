import { expect, it } from 'vitest'
import { distanceKm } from './distance.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

it.each([
  ['Berlin and Munich', at(52.52, 13.405), at(48.137, 11.575), 504],
  ['two sides of the date line', at(-17.8, 178.5), at(-13.8, -171.8), 1129],
  ['the poles', at(90, 0), at(-90, 120), 20015],
  ['one place', at(47, 8), at(47, 8), 0],
])('measures over the globe: %s [R2.162]', (_what, from, to, km) => {
  expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(5)
})
