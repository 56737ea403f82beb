import { expect, test } from 'vitest'
import { drawShadowIn } from './finish.ts'
import { neutral, toPixels } from './tone.ts'

test('leaves middle tones as they are and never leaves the range of a screen', () => {
  const [r, g, b] = neutral([0.5, 0.4, 0.3])
  expect(r - b).toBeCloseTo(0.2)
  expect(g - b).toBeCloseTo(0.1)
  for (const it of neutral([40, 30, 2])) expect(it).toBeLessThanOrEqual(1)
})

test('brighter light is never darker on the screen', () => {
  const levels = Array.from({ length: 60 }, (_, k) => neutral([k / 10, k / 10, k / 10])[0])
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
})

test('takes the cover out of a colour that a pixel only half holds', () => {
  const whole = toPixels(new Float32Array([0.2, 0.2, 0.2, 1]))
  const half = toPixels(new Float32Array([0.1, 0.1, 0.1, 0.5]))
  expect([...half.subarray(0, 3)]).toEqual([...whole.subarray(0, 3)])
  expect(half[3]).toBe(128)
})

test('keeps the shadow under a machine, loses its faint reach, and fades it before the border', () => {
  const width = 40
  const light = new Float32Array(width * width * 4)
  const set = (x: number, y: number, alpha: number) => light.set([0, 0, 0, alpha], (y * width + x) * 4)
  const alphaAt = (x: number, y: number) => light[(y * width + x) * 4 + 3]!
  set(20, 20, 0.8)
  set(10, 20, 0.1)
  set(0, 20, 0.8)
  light.set([0.4, 0.4, 0.4, 0.5], (20 * width + 30) * 4)
  drawShadowIn(light, width, width)
  expect(alphaAt(20, 20)).toBeGreaterThan(0.7)
  expect(alphaAt(10, 20)).toBe(0)
  expect(alphaAt(0, 20)).toBe(0)
  expect(alphaAt(30, 20)).toBe(0.5)
})
