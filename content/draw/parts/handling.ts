import { paint } from '../kit/colours.ts'
import { bar, box, mark, rectangle, softBox } from '../kit/shapes.ts'
import type { Part } from '../kit/solid.ts'
import type { Point } from '../kit/vector.ts'
import { foot } from './supports.ts'

const along = (from: number, size: number, step: number) => {
  const count = Math.max(2, Math.round(size / step))
  return Array.from({ length: count }, (_, i) => from + (size * (i + 0.5)) / count)
}

/** A roller conveyor along x whose rollers' tops are at `height`. */
export const rollerConveyor = ([x, y, z]: Point, length: number, width: number, height: number, step = 260): Part => {
  const legs = Math.max(2, Math.round(length / 1500) + 1)
  const tube = 60
  const low = z + height - 150
  return [
    ...Array.from({ length: legs }, (_, i) => x + ((length - tube) * i) / (legs - 1)).flatMap((left) => [
      ...foot([left + tube / 2, y + tube / 2], z + 60),
      ...foot([left + tube / 2, y + width - tube / 2], z + 60),
      box([left, y, z + 60], [tube, tube, height - 210], paint.body),
      box([left, y + width - tube, z + 60], [tube, tube, height - 210], paint.body),
      box([left + 8, y + tube, z + height * 0.3], [tube - 16, width - 2 * tube, 46], paint.body),
    ]),
    box([x, y, low], [length, 36, 110], paint.panel),
    box([x, y + width - 36, low], [length, 36, 110], paint.panel),
    ...along(x, length, step).map((at) => bar([at, y + 36, z + height - 42], 1, 40, width - 72, paint.bright)),
  ]
}

/** A linear guide along x: rail on a beam, with bolts. */
export const guideX = ([x, y, z]: Point, length: number): Part => [
  box([x, y - 26, z], [length, 52, 34], paint.bright),
  box([x, y - 14, z + 34], [length, 28, 14], paint.steel),
]

export const carriageX = ([x, y, z]: Point, width = 190): Part => [
  softBox([x, y - 62, z + 16], [width, 124, 58], 14, paint.dark, 0),
]

/** An energy chain lying in a loop along x. */
export const energyChain = ([x, y, z]: Point, length: number, width = 110, loop = 90): Part => {
  const links = along(x, length, 80)
  return [
    box([x, y, z], [length, width, 14], paint.frame),
    ...links.map((at) => box([at - 33, y + 8, z + 14], [66, width - 16, 44], paint.rubber)),
    bar([x + length, y + 8, z + 14 + loop / 2], 1, loop / 2, width - 16, paint.rubber),
    ...links
      .slice(links.length / 2)
      .map((at) => box([at - 33, y + 8, z + 14 + loop - 44], [66, width - 16, 44], paint.rubber)),
  ]
}

/** A pneumatic clamp that presses down (-z) onto `at`. */
export const clampDown = ([x, y, z]: Point, stroke = 90, size = 1): Part => [
  bar([x, y, z], 2, 40 * size, 26 * size, paint.rubber),
  bar([x, y, z + 26 * size], 2, 14 * size, stroke, paint.bright),
  softBox([x - 40 * size, y - 40 * size, z + 26 * size + stroke], [80 * size, 80 * size, 170 * size], 16, paint.panel),
  box([x - 44 * size, y - 44 * size, z + 196 * size + stroke], [88 * size, 88 * size, 26 * size], paint.dark),
]

/** A pneumatic clamp that presses along y (towards +y) with its pad at `at`. */
export const clampBack = ([x, y, z]: Point, stroke = 80): Part => [
  bar([x, y - 24, z], 1, 38, 24, paint.rubber),
  bar([x, y - 24 - stroke, z], 1, 13, stroke, paint.bright),
  softBox([x - 40, y - 24 - stroke - 170, z - 40], [80, 170, 80], 16, paint.panel, 1),
]

/** An electric motor along an axis with cooling ribs; `at` is the middle of its flange. */
export const motor = ([x, y, z]: Point, axis: 0 | 1 | 2, length = 260, radius = 90): Part => {
  const at = (offset: number): Point =>
    axis === 0 ? [x + offset, y, z] : axis === 1 ? [x, y + offset, z] : [x, y, z + offset]
  const ribs = Math.max(3, Math.round(length / 46))
  return [
    bar(at(0), axis, radius * 1.06, length * 0.1, paint.dark),
    ...Array.from({ length: ribs }, (_, i) => {
      const from = length * (0.1 + (0.7 * i) / ribs)
      const size = (length * 0.7) / ribs
      return [
        bar(at(from), axis, radius * 0.84, size * 0.4, paint.dark),
        bar(at(from + size * 0.4), axis, radius * 0.95, size * 0.6, paint.frame),
      ]
    }).flat(),
    bar(at(length * 0.8), axis, radius * 0.9, length * 0.2, paint.dark),
  ]
}

/** A measuring scale: a light strip with ticks along x on a plane that faces -y. */
export const scaleStrip = (x: number, y: number, z: number, length: number): Part => [
  mark(1, y, rectangle(x, z, length, 34), paint.shell),
  ...along(x, length, Math.max(100, length / 30)).map((at) => mark(1, y - 1, rectangle(at - 4, z, 8, 18), paint.deep)),
]

/** A felt- or brush-covered table strip along x. */
export const brushStrip = ([x, y, z]: Point, length: number, width = 120): Part => [
  box([x, y, z], [length, width, 30], paint.frame),
  box([x + 6, y + 12, z + 30], [length - 12, width - 24, 20], paint.rubber),
]
