import { expect, test } from 'vitest'
import type { Planes } from './planes.ts'
import { smooth } from './smooth.ts'

const [width, height] = [48, 32]
const size = width * height

/** Two surfaces side by side under even light, with grain from a seeded random generator. */
const grained = (albedoRight: number): Planes => {
  let state = 7
  const dice = () => (state = (state * 16807) % 2147483647) / 2147483647 - 0.5
  const planes: Planes = {
    width,
    height,
    colour: new Float32Array(size * 4),
    albedo: new Float32Array(size * 3),
    normal: new Float32Array(size * 3),
    depth: new Float32Array(size).fill(3),
  }
  for (let i = 0; i < size; i++) {
    const albedo = i % width < width / 2 ? 0.8 : albedoRight
    const light = 1 + 0.3 * dice()
    planes.colour.set([albedo * light, albedo * light, albedo * light, 1], i * 4)
    planes.albedo.set([albedo, albedo, albedo], i * 3)
    planes.normal.set([0, 0, 1], i * 3)
  }
  return planes
}

const at = (light: Float32Array, x: number, y: number) => light[(y * width + x) * 4]!
const spread = (light: Float32Array, from: number, to: number) => {
  const values = Array.from({ length: (to - from) * height }, (_, k) =>
    at(light, from + (k % (to - from)), Math.floor(k / (to - from))),
  )
  const mean = values.reduce((a, b) => a + b) / values.length
  return Math.sqrt(values.reduce((sum, it) => sum + (it - mean) ** 2, 0) / values.length)
}

test('takes most of the grain out of an even surface', () => {
  const planes = grained(0.8)
  expect(spread(smooth(planes), 4, 44)).toBeLessThan(spread(planes.colour, 4, 44) / 3)
})

test('keeps the edge between two surfaces where it was', () => {
  const light = smooth(grained(0.1))
  expect(at(light, width / 2 - 1, 16)).toBeGreaterThan(0.6)
  expect(at(light, width / 2, 16)).toBeLessThan(0.2)
})

test('tames a single spark', () => {
  const planes = grained(0.8)
  planes.colour.set([60, 60, 60, 1], (16 * width + 10) * 4)
  expect(at(smooth(planes), 10, 16)).toBeLessThan(1.4)
})
