import { paint } from '../kit/colours.ts'
import { bar, box, mark, rectangle, rod, softBox } from '../kit/shapes.ts'
import { moved, sheet, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Point } from '../kit/vector.ts'

/** A touch panel facing the operator (-y), tilted back; `at` is the middle of its lower edge. */
export const touchPanel = (at: Point, width = 480): Part => {
  const height = width * 0.72
  const front = -1.5
  const [left, low, wide, high] = [-width / 2 + 30, 95, width - 60, height - 125]
  const panel: Part = [
    softBox([-width / 2, 0, 0], [width, 70, height], 26, paint.shell, 1),
    mark(1, front, rectangle(left, low, wide, high), paint.screen),
    mark(1, front * 2, rectangle(left + 20, low + high - 42, wide * 0.5, 20), paint.lit),
    mark(1, front * 2, rectangle(left + 20, low + 24, wide * 0.42, high - 92), paint.lit),
    ...[0, 1, 2].map((i) =>
      mark(1, front * 2, rectangle(left + wide * 0.56, low + 26 + i * (high - 80) * 0.34, wide * 0.36, 18), paint.lit),
    ),
    bar([-width / 2 + 70, -26, 46], 1, 26, 26, paint.accent),
    ...[0, 1, 2].map((i) => bar([width / 2 - 60 - i * 62, -12, 46], 1, 17, 12, paint.deep)),
  ]
  return moved(turned(panel, 0, -14), at)
}

/** A touch panel on its own column. */
export const controlDesk = ([x, y, z]: Point, height = 1250): Part => [
  softBox([x - 190, y - 130, z], [380, 330, 40], 40, paint.dark),
  softBox([x - 60, y + 10, z + 40], [120, 110, height - 240], 24, paint.body),
  box([x - 150, y - 30, z + height - 200], [300, 130, 50], paint.frame),
  ...touchPanel([x, y - 30, z + height - 150], 520),
]

/** A touch panel hanging from a swivel arm; the arm leaves the machine at `from`. */
export const panelOnArm = (from: Point, reach: Point, width = 460): Part => {
  const end: Point = [from[0] + reach[0], from[1] + reach[1], from[2] + reach[2]]
  const drop = 150
  return [
    bar([from[0], from[1], from[2] - 60], 2, 52, 90, paint.dark),
    rod(from, end, 30, paint.body, 12),
    rod(end, [end[0], end[1], end[2] - drop], 30, paint.body, 12),
    ...touchPanel([end[0], end[1] - 60, end[2] - drop - width * 0.68], width),
  ]
}

export const beacon = ([x, y, z]: Point): Part => [
  bar([x, y, z], 2, 16, 110, paint.dark),
  bar([x, y, z + 110], 2, 36, 66, paint.shell),
  bar([x, y, z + 176], 2, 36, 66, paint.body),
  bar([x, y, z + 242], 2, 36, 66, paint.accent),
  bar([x, y, z + 308], 2, 30, 16, paint.dark),
]

/** Two-hand start: a small desk with two mushroom buttons. */
export const twoHandDesk = ([x, y, z]: Point, width = 420): Part => [
  softBox([x - width / 2, y - 70, z], [width, 140, 90], 30, paint.dark, 1),
  bar([x - width * 0.34, y, z + 90], 2, 36, 26, paint.shell),
  bar([x + width * 0.34, y, z + 90], 2, 36, 26, paint.shell),
  bar([x, y, z + 90], 2, 30, 30, paint.accent),
]

/** Air preparation: filter bowls, gauge and regulator on a plate facing -y. */
export const airUnit = ([x, y, z]: Point): Part => [
  box([x, y, z], [330, 24, 210], paint.frame),
  ...[60, 160, 260].flatMap((left) => [
    box([x + left - 38, y - 90, z + 120], [76, 88, 66], paint.deep),
    bar([x + left, y - 46, z + 30], 2, 30, 90, paint.bright),
  ]),
  bar([x + 160, y - 112, z + 154], 1, 32, 20, paint.shell),
]

/** A glazed safety screen: posts, rails and panes along x at a given y. */
export const screenWall = ([x, y, z]: Point, width: number, height: number, panes = 2): Part => {
  const tube = 42
  const step = (width - tube) / panes
  return [
    ...Array.from({ length: panes + 1 }, (_, i) => box([x + step * i, y, z], [tube, tube, height], paint.dark)),
    ...Array.from({ length: panes }, (_, i) => x + step * i + tube).flatMap((left) => {
      const wide = step - tube
      const middle = y + tube / 2
      const pane = (u: number, v: number): Point => [left + wide * u, middle, z + tube + (height - 2 * tube) * v]
      return [
        box([left, y, z], [wide, tube, tube], paint.dark),
        box([left, y, z + height - tube], [wide, tube, tube], paint.dark),
        sheet([pane(0, 0), pane(1, 0), pane(1, 1), pane(0, 1)], paint.glass),
        sheet(
          [pane(0.2, 0), pane(0.34, 0), pane(0.7, 1), pane(0.56, 1)].map(([a, b, c]) => [a, b - 2, c] as Point),
          paint.gleam,
        ),
      ]
    }),
  ]
}

/** The same screen along y at a given x. */
export const screenSide = ([x, y, z]: Point, depth: number, height: number, panes = 1): Part =>
  moved(turned(screenWall([0, -42, 0], depth, height, panes), 2, 90), [x, y, z])
