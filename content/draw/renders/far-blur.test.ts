import { expect, test } from 'vitest'
import { blurFar } from './far-blur.ts'

const [width, height] = [260, 8]

/** A near black half beside a far half of white and black stripes. */
const scene = () => {
  const light = new Float32Array(width * height * 4)
  const depth = new Float32Array(width * height)
  for (let i = 0; i < depth.length; i++) {
    const x = i % width
    depth[i] = x < 130 ? 2 : 12
    const bright = x >= 130 && x % 4 < 2 ? 1 : 0
    light.set([bright, bright, bright, 1], i * 4)
  }
  const none = new Float32Array(width * height * 3)
  return { light, planes: { width, height, colour: light, albedo: none, normal: none, depth } }
}

test('puts what is far out of focus and leaves what is near as it is', () => {
  const { light, planes } = scene()
  blurFar(light, planes, 2)
  const row = Array.from({ length: width }, (_, x) => light[(4 * width + x) * 4]!)
  expect(row.slice(0, 130).every((it) => it === 0)).toBe(true)
  const far = row.slice(140, 250)
  expect(Math.max(...far) - Math.min(...far)).toBeLessThan(0.35)
  expect(far.reduce((sum, it) => sum + it, 0) / far.length).toBeCloseTo(0.5, 1)
})

test('nothing of the subject bleeds into what lies behind it', () => {
  const { light, planes } = scene()
  for (let i = 0; i < width * height; i++) if (i % width >= 130) light.set([1, 1, 1, 1], i * 4)
  blurFar(light, planes, 2)
  expect(light[(4 * width + 131) * 4]!).toBeCloseTo(1, 4)
})
