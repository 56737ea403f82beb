import { paint } from '../kit/colours.ts'
import type { Material } from '../kit/colours.ts'
import { bar, box, mark, rectangle, softBox } from '../kit/shapes.ts'
import type { Part } from '../kit/solid.ts'
import type { Flat, Point } from '../kit/vector.ts'

/** A levelling foot; `at` is where it stands on the floor. */
export const foot = ([x, y]: Flat, height = 90): Part => [
  bar([x, y, 0], 2, 55, 22, paint.dark),
  bar([x, y, 22], 2, 18, height - 22, paint.steel),
]

export const feetUnder = (x: number, y: number, width: number, depth: number, height = 90, inset = 110): Part => {
  const columns = Math.max(2, Math.round(width / 1900) + 1)
  return Array.from({ length: columns }, (_, i) => x + inset + ((width - 2 * inset) * i) / (columns - 1)).flatMap(
    (at) => [...foot([at, y + inset], height), ...foot([at, y + depth - inset], height)],
  )
}

/** A closed base: feet, dark plinth, sheet-metal body with panel seams and an air grille, accent line below the top. */
export const closedBase = (at: Point, [w, d, h]: Point, panels = Math.max(1, Math.round(w / 900))): Part => {
  const [x, y, z] = at
  const step = w / panels
  const low = z + 90
  const front = y - 1
  const seams = Array.from({ length: panels - 1 }, (_, i) =>
    mark(1, front, rectangle(x + step * (i + 1) - 5, low + 100, 10, h - 190), paint.seam),
  )
  const latches = Array.from({ length: panels }, (_, i) =>
    mark(1, front, rectangle(x + step * (i + 1) - 60, low + (h - 90) * 0.55, 20, 80), paint.deep),
  )
  const slots = Array.from({ length: 5 }, (_, i) =>
    mark(1, front, rectangle(x + step * 0.16, low + 150 + i * 34, Math.min(step * 0.5, 320), 14), paint.slot),
  )
  const sideSeam = mark(0, x + w + 1, rectangle(y + d * 0.12, low + 110, d * 0.76, 8), paint.seam)
  return [
    ...feetUnder(x, y, w, d, low),
    box([x + 30, y + 30, low - 30], [w - 60, d - 60, 40], paint.deep),
    box([x, y, low + 10], [w, d, h - 160], paint.body),
    box([x - 12, y - 12, z + h - 60], [w + 24, d + 24, 60], paint.shell),
    ...seams,
    ...latches,
    ...slots,
    sideSeam,
  ]
}

/** An open frame of square tube: legs, lower and upper rails. */
export const tubeFrame = ([x, y, z]: Point, [w, d, h]: Point, tube = 80, material: Material = paint.body): Part => {
  const columns = Math.max(2, Math.round(w / 1700) + 1)
  const at = Array.from({ length: columns }, (_, i) => x + ((w - tube) * i) / (columns - 1))
  const low = z + 90
  const shelf = low + (h - 90) * 0.22
  return [
    ...at.flatMap((left) => [
      ...foot([left + tube / 2, y + tube / 2], low),
      ...foot([left + tube / 2, y + d - tube / 2], low),
      box([left, y, low], [tube, tube, h - 90 - tube], material),
      box([left, y + d - tube, low], [tube, tube, h - 90 - tube], material),
      box([left + tube * 0.15, y + tube, shelf], [tube * 0.7, d - 2 * tube, tube * 0.7], material),
    ]),
    box([x, y, z + h - tube], [w, tube, tube], material),
    box([x, y + d - tube, z + h - tube], [w, tube, tube], material),
    ...at.map((left) => box([left, y + tube, z + h - tube], [tube, d - 2 * tube, tube], material)),
    ...at.slice(1).map((right, i) => {
      const left = at[i]! + tube
      return box([left, y + d - tube * 0.8, shelf], [right - left, tube * 0.6, tube * 0.6], material)
    }),
  ]
}

/** An electric cabinet with door, handle, main switch and cooling slots on its front. */
export const cabinet = ([x, y, z]: Point, [w, d, h]: Point): Part => {
  const front = y - 1
  return [
    ...feetUnder(x, y, w, d, z + 60, 80),
    box([x, y, z + 60], [w, d, h - 60], paint.panel),
    box([x - 10, y - 10, z + h], [w + 20, d + 20, 36], paint.shell),
    mark(1, front, rectangle(x + 40, z + 110, w - 80, 8), paint.seam),
    mark(1, front, rectangle(x + 40, z + h - 60, w - 80, 8), paint.seam),
    mark(1, front, rectangle(x + 40, z + 110, 8, h - 162), paint.seam),
    mark(1, front, rectangle(x + w - 48, z + 110, 8, h - 162), paint.seam),
    box([x + w - 110, y - 26, z + h * 0.5], [26, 26, 140], paint.deep),
    bar([x + 120, y - 40, z + h - 190], 1, 34, 40, paint.accent),
    ...[0, 1, 2, 3, 4].map((i) => mark(1, front, rectangle(x + w * 0.28, z + 190 + i * 36, w * 0.44, 15), paint.slot)),
    ...[0, 1, 2, 3, 4].map((i) =>
      mark(0, x + w + 1, rectangle(y + d * 0.25, z + h - 320 + i * 36, d * 0.5, 15), paint.slot),
    ),
  ]
}

/** A thick machine bed: one casting-like block with a bevelled lower edge and a steel top. */
export const castBed = ([x, y, z]: Point, [w, d, h]: Point, material: Material = paint.frame): Part => [
  ...feetUnder(x, y, w, d, z + 80),
  softBox([x, y, z + 80], [w, d, h - 120], 60, material, 0),
  box([x, y + d * 0.08, z + h - 40], [w, d * 0.84, 40], paint.steel),
]
