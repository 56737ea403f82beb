import { paint } from '../kit/colours.ts'
import { bar, box } from '../kit/shapes.ts'
import { moved, sheet, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Flat, Point } from '../kit/vector.ts'
import { profileBar } from './profile-bar.ts'
import type { Section } from './sections.ts'

/** The section turned so that its height lies flat on the table and its depth stands up. */
export const lying = (section: Section): Section => ({
  width: section.height,
  height: section.width,
  layers: section.layers.map((layer) => ({
    ...layer,
    loops: layer.loops.map((loop) => loop.map(([u, v]): Flat => [v, u])),
  })),
})

/** A bar lying along x whose outer side is at y = 0, mitred flat at both ends (the outer side is the long one). */
export const mitredBar = (section: Section, length: number): Part =>
  profileBar(
    lying(section),
    [0, 0, 0],
    ([across]) => across,
    ([across]) => length - across,
  )

export type FrameSide = 'front' | 'right' | 'back' | 'left'

/** A window frame lying on the floor plane, its outer corner at `at`; `gap` pulls the bars apart before welding. */
export const frameLying = (
  at: Point,
  [width, height]: Flat,
  section: Section,
  { gap = 0, sides = ['front', 'right', 'back', 'left'] }: { gap?: number; sides?: FrameSide[] } = {},
): Part => {
  const bars: Record<FrameSide, () => Part> = {
    front: () => moved(mitredBar(section, width), [0, -gap, 0]),
    right: () => moved(turned(mitredBar(section, height), 2, 90), [width + gap, 0, 0]),
    back: () => moved(turned(mitredBar(section, width), 2, 180), [width, height + gap, 0]),
    left: () => moved(turned(mitredBar(section, height), 2, 270), [-gap, height, 0]),
  }
  return moved(
    sides.flatMap((side) => bars[side]()),
    at,
  )
}

export const paneLying = ([x, y, z]: Point, [width, height]: Flat): Part => [
  sheet(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y + height, z],
      [x, y + height, z],
    ],
    paint.pane,
  ),
  sheet(
    [
      [x + width * 0.12, y, z + 1],
      [x + width * 0.3, y, z + 1],
      [x + width * 0.72, y + height, z + 1],
      [x + width * 0.54, y + height, z + 1],
    ],
    paint.gleam,
  ),
]

/** A window lying flat: frame and, when glazed, its pane. */
export const windowLying = (at: Point, size: Flat, section: Section, glazed = true): Part => [
  ...frameLying(at, size, section),
  ...(glazed
    ? paneLying(
        [at[0] + section.height, at[1] + section.height, at[2] + section.width * 0.55],
        [size[0] - 2 * section.height, size[1] - 2 * section.height],
      )
    : []),
]

/** The same window standing up, its front towards -y, lower left corner at `at`. */
export const windowUpright = (at: Point, size: Flat, section: Section, glazed = true): Part =>
  moved(turned(windowLying([0, 0, 0], size, section, glazed), 0, 90), at)

/** A trolley for frames: a base on wheels with upright rods between which frames or profiles stand. */
export const trolley = ([x, y, z]: Point, [w, d, h]: Point, places: number, load?: (place: number) => Part): Part => {
  const step = (w - 160) / places
  const wheels: Flat[] = [
    [x + 120, y + 70],
    [x + w - 120, y + 70],
    [x + 120, y + d - 70],
    [x + w - 120, y + d - 70],
  ]
  return [
    ...wheels.flatMap(([a, b]) => [
      bar([a, b - 26, z + 75], 1, 75, 52, paint.rubber),
      box([a - 40, b - 40, z + 150], [80, 80, 30], paint.dark),
    ]),
    box([x, y, z + 180], [w, 70, 80], paint.body),
    box([x, y + d - 70, z + 180], [w, 70, 80], paint.body),
    box([x, y + 70, z + 180], [70, d - 140, 80], paint.body),
    box([x + w - 70, y + 70, z + 180], [70, d - 140, 80], paint.body),
    ...Array.from({ length: places + 1 }, (_, i) => x + 80 + step * i).flatMap((left) => [
      bar([left, y + 35, z + 260], 2, 18, h - 260, paint.panel),
      bar([left, y + d - 35, z + 260], 2, 18, h - 260, paint.panel),
      box([left - 10, y + 70, z + 225], [20, d - 140, 20], paint.panel),
    ]),
    box([x, y + d - 50, z + h], [w, 36, 40], paint.accent),
    ...(load
      ? Array.from({ length: places }, (_, i) => moved(load(i), [x + 80 + step * (i + 0.5), y, z + 262])).flat()
      : []),
  ]
}
