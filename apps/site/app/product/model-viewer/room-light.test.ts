import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataUtils, PMREMGenerator } from 'three'
import { expect, it } from 'vitest'
import { toRoomLight } from './room-light.ts'

const file = readFileSync(join(import.meta.dirname, 'room-light.bin'))
const light = toRoomLight(new Uint8Array(file).buffer)
const faces = light.image as { mipmaps: { width: number; height: number; data: Uint16Array }[] }[]
const brightness = (face: number, level: number) => {
  const { data } = faces[face]!.mipmaps[level]!
  const greys = [...data].filter((_, at) => at % 4 === 0).map((half) => DataUtils.fromHalfFloat(half))
  return greys.reduce((sum, grey) => sum + grey, 0) / greys.length
}

it('holds every level of the six faces, opaque, and nothing more [R19.6]', () => {
  expect(faces.map(({ mipmaps }) => mipmaps.map(({ width, height }) => [width, height]))).toEqual(
    Array.from({ length: 6 }, () => [64, 32, 16, 8].map((width) => [width, width])),
  )
  const pixels = faces.flatMap(({ mipmaps }) => mipmaps.map(({ data }) => data))
  expect(pixels.reduce((sum, data) => sum + data.length, 0)).toBe((file.length / 2) * 4)
  for (const data of pixels)
    expect(data.every((half, at) => at % 4 !== 3 || half === DataUtils.toHalfFloat(1))).toBe(true)
})

it('falls from above, from the front and more from the right, where three looks for it: not a mirror image [R19.6]', () => {
  // Three exchanges left and right of cube textures that it has not drawn itself.
  const [left, right, above, below, front, back] = [0, 1, 2, 3, 4, 5].map((face) => brightness(face, 3))
  expect(above).toBeGreaterThan(below! * 2)
  expect(front).toBeGreaterThan(back! * 2)
  expect(right).toBeGreaterThan(left! * 1.1)
})

it('is filtered for the roughness that this version of three looks for in each level; else write it again [R19.6]', () => {
  const { lodToRoughness } = PMREMGenerator as unknown as { lodToRoughness(level: number, last: number): number }
  expect([0, 1, 2, 3].map((level) => lodToRoughness(level, 3).toFixed(3))).toEqual(['0.000', '0.184', '0.423', '1.000'])
})
