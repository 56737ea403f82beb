import { paint } from '../kit/colours.ts'
import type { Material } from '../kit/colours.ts'
import { bar, box, circle, mark, ring, softBox } from '../kit/shapes.ts'
import { moved, prism, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Axis, Flat, Point } from '../kit/vector.ts'
import { motor } from './handling.ts'

const toothedDisc = (radius: number, teeth: number): Flat[] =>
  Array.from({ length: teeth }, (_, i) => i * (360 / teeth)).flatMap((start) => {
    const step = 360 / teeth
    const at = (share: number, size: number): Flat => {
      const angle = ((start + share * step) * Math.PI) / 180
      return [size * Math.cos(angle), size * Math.sin(angle)]
    }
    return [at(0, radius), at(0.5, radius * 0.985), at(0.62, radius * 0.93), at(0.9, radius * 0.93)]
  })

const wedge = (radius: number, inner: number, from: number, to: number): Flat[] => {
  const at = (size: number, degrees: number): Flat => [
    size * Math.cos((degrees * Math.PI) / 180),
    size * Math.sin((degrees * Math.PI) / 180),
  ]
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => from + (to - from) * share)
  return [...steps.map((degrees) => at(radius, degrees)), ...steps.toReversed().map((degrees) => at(inner, degrees))]
}

/** A circular saw blade across an axis, its two faces at 0 and `thickness`; gleams and slots on both sides. */
export const sawBlade = (at: Point, axis: 0 | 1, radius: number, teeth = 48, thickness = 8): Part => {
  const wheel = prism([toothedDisc(radius, teeth)], axis, 0, thickness, paint.bright)
  const sides = [-0.6, thickness + 0.6].flatMap((along) => [
    ...[20, 200].map((from) => mark(axis, along, wedge(radius * 0.9, radius * 0.34, from, from + 26), paint.gleam)),
    ...[0, 1, 2, 3, 4].map((i) =>
      mark(axis, along, wedge(radius * 0.9, radius * 0.72, i * 72, i * 72 + 1.4), paint.slot),
    ),
    mark(axis, along, circle(0, 0, radius * 0.34, 30), paint.zinc),
  ])
  const hub = [
    bar([0, 0, 0].with(axis, -14) as never as Point, axis, radius * 0.2, 14, paint.dark),
    bar([0, 0, 0].with(axis, thickness) as never as Point, axis, radius * 0.2, 14, paint.dark),
    bar([0, 0, 0].with(axis, thickness + 14) as never as Point, axis, radius * 0.09, 16, paint.bright),
  ]
  return moved([wheel, ...sides, ...hub], at)
}

/** A milling spindle pointing down at `at` (the tool's tip), with motor above. */
export const spindleDown = ([x, y, z]: Point, size = 1, tool = 120): Part => [
  bar([x, y, z], 2, 10 * size, tool * size, paint.bright),
  bar([x, y, z + tool * size], 2, 30 * size, 50 * size, paint.dark),
  bar([x, y, z + (tool + 50) * size], 2, 48 * size, 60 * size, paint.accent),
  softBox(
    [x - 70 * size, y - 70 * size, z + (tool + 110) * size],
    [140 * size, 140 * size, 250 * size],
    22 * size,
    paint.shell,
  ),
  ...motor([x, y, z + (tool + 360) * size], 2, 160 * size, 62 * size),
]

/** A milling spindle whose tool's tip is at `at` and points along +y (or, turned, along another level axis). */
export const spindleLevel = (at: Point, turn = 0, size = 1): Part =>
  moved(turned(turned(spindleDown([0, 0, 0], size), 0, 90), 2, turn), at)

/** A stack of milling cutters on an upright shaft, as for end milling. */
export const cutterStack = ([x, y, z]: Point, radius = 80): Part => [
  bar([x, y, z], 2, radius * 0.28, 190, paint.bright),
  ...[0.72, 1, 0.82, 1].flatMap((share, i) => [
    prism(
      [toothedDisc(radius * share, 8).map(([u, v]) => [u + x, v + y] as Flat)],
      2,
      z + 24 + i * 36,
      z + 52 + i * 36,
      i % 2 === 0 ? paint.steel : paint.accentMetal,
    ),
  ]),
  bar([x, y, z + 172], 2, radius * 0.4, 26, paint.dark),
]

/** A drill bank: several short spindles side by side along x. */
export const drillBank = ([x, y, z]: Point, count: number, spacing = 70): Part => {
  const width = (count - 1) * spacing + 110
  return [
    ...Array.from({ length: count }, (_, i) => x - ((count - 1) * spacing) / 2 + i * spacing).flatMap((at) => [
      bar([at, y, z], 2, 8, 80, paint.bright),
      bar([at, y, z + 80], 2, 20, 40, paint.dark),
    ]),
    softBox([x - width / 2, y - 60, z + 120], [width, 120, 180], 20, paint.shell),
    ...motor([x, y, z + 300], 2, 190, 62),
  ]
}

/** A screwdriver unit: bit, nose, slim body and the coil of the feeding hose's coupling. */
export const screwUnit = ([x, y, z]: Point): Part => [
  bar([x, y, z], 2, 7, 70, paint.bright),
  bar([x, y, z + 70], 2, 22, 70, paint.accent),
  bar([x, y, z + 140], 2, 36, 220, paint.frame),
  bar([x, y, z + 360], 2, 28, 160, paint.shell),
  box([x - 60, y + 30, z + 120], [120, 34, 400], paint.panel),
]

export const handWheel = ([x, y, z]: Point, axis: Axis, radius = 90): Part => [
  ring([x, y, z], axis, radius, radius * 0.78, 22, paint.deep),
  bar([x, y, z], axis, radius * 0.2, 60, paint.deep),
]

/** A dust hood outlet: a short round neck ending in a ring. */
export const dustNeck = ([x, y, z]: Point, height = 160, radius = 75, material: Material = paint.frame): Part => [
  bar([x, y, z], 2, radius, height, material),
  bar([x, y, z + height], 2, radius * 1.15, 28, paint.dark),
]
