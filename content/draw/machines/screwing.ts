import { paint } from '../kit/colours.ts'
import { bar, box, hose, mark, rectangle, ring, softBox } from '../kit/shapes.ts'
import type { Part } from '../kit/solid.ts'
import type { Point } from '../kit/vector.ts'
import { airUnit, beacon, controlDesk, panelOnArm, twoHandDesk } from '../parts/controls.ts'
import { windowLying } from '../parts/frames.ts'
import { brushStrip, clampBack, energyChain, guideX, rollerConveyor, scaleStrip } from '../parts/handling.ts'
import { profileBar } from '../parts/profile-bar.ts'
import { pvcFrame, pvcSash } from '../parts/sections.ts'
import { closedBase, tubeFrame } from '../parts/supports.ts'
import { screwUnit } from '../parts/tools.ts'
import { clamp, spread } from './size.ts'
import type { Size } from './size.ts'

/** A vibrating bowl that feeds screws, on its drum and post. */
const screwBowl = ([x, y, z]: Point, post = 0): Part => [
  ...(post > 0
    ? [
        box([x - 50, y - 50, z - post], [100, 100, post], paint.body),
        box([x - 150, y - 150, z - post], [300, 300, 30], paint.dark),
      ]
    : []),
  bar([x, y, z], 2, 120, 130, paint.dark),
  ring([x, y, z + 130], 2, 180, 150, 110, paint.bright),
  bar([x, y, z + 130], 2, 150, 30, paint.steel),
  bar([x, y, z + 160], 2, 60, 50, paint.zinc),
]

/** Fixed portal: screw units hang over a bar that the operator slides below them. */
export const screwMachine = ({ length, table, height }: Size, units: number): Part => {
  const body = clamp(length * 0.34, 900, 1400)
  const arm = (length - body) / 2
  const rise = clamp(height - table, 620, 900)
  const at = spread(units, arm + body * 0.5 - 110 * (units - 1), arm + body * 0.5 + 110 * (units - 1))
  return [
    ...rollerConveyor([0, 20, 0], arm - 20, 300, table, 240),
    ...closedBase([arm, -80, 0], [body, 660, table - 20], 1),
    ...at.flatMap((x) => screwUnit([x, 120, table + 70])),
    softBox([arm + body * 0.1, 300, table - 20], [150, 220, rise], 30, paint.body),
    softBox([arm + body * 0.9 - 150, 300, table - 20], [150, 220, rise], 30, paint.body),
    softBox([arm + body * 0.08, 190, table + rise - 200], [body * 0.84, 330, 180], 40, paint.shell, 0),
    mark(1, 189, rectangle(arm + body * 0.14, table + rise - 130, body * 0.72, 28), paint.accent),
    ...profileBar(pvcFrame, [0, 84, table + 2], 80, length - 200),
    box([arm + 60, 170, table - 20], [body - 120, 30, 70], paint.panel),
    ...clampBack([arm + 150, 80, table + 30]),
    ...clampBack([arm + body - 150, 80, table + 30]),
    ...rollerConveyor([arm + body + 20, 20, 0], arm - 20, 300, table, 240),
    ...scaleStrip(arm + body + 40, 18, table - 90, arm - 100),
    ...screwBowl([arm + body + 240, 640, table], table - 60),
    ...at.flatMap((x) => feedHose([arm + body + 240, 600, table + 200], [x, 120, table + 600], rise)),
    ...twoHandDesk([arm + body * 0.5, -150, table - 210], 400),
    ...airUnit([arm + body - 420, -108, table * 0.25]),
  ]
}

const feedHose = (from: Point, to: Point, lift: number): Part =>
  hose(
    [
      from,
      [from[0] - 40, from[1] - 60, from[2] + lift * 0.7],
      [(from[0] + to[0]) / 2, to[1] + 120, from[2] + lift * 1.05],
      to,
    ],
    13,
    paint.accent,
  )

/** A screw unit that travels along a clamped bar on a beam behind the table. */
export const travellingScrewMachine = ({ length, table, height }: Size, units: number): Part => {
  const rise = clamp(height - table, 620, 900)
  const x = length * 0.58
  return [
    ...closedBase([0, 0, 0], [length, 520, table - 40]),
    ...brushStrip([30, 40, table - 40], length - 60, 90),
    box([30, 240, table - 40], [length - 60, 40, 120], paint.panel),
    ...spread(Math.round(length / 700), 260, length - 260).flatMap((at) => clampBack([at, 130, table + 46], 50)),
    ...profileBar(pvcFrame, [0, 150, table + 10], 120, length - 160),
    ...[80, length - 260].map((left) => softBox([left, 360, table - 40], [180, 150, rise - 200], 24, paint.body)),
    softBox([60, 350, table + rise - 250], [length - 120, 170, 180], 24, paint.panel, 0),
    ...guideX([80, 330, table + rise - 200], length - 160),
    ...energyChain([length * 0.2, 370, table + rise - 70], length * 0.36),
    ...spread(units, x - 110 * (units - 1), x + 110 * (units - 1)).flatMap((at) => screwUnit([at, 186, table + 84])),
    softBox([x - 180 - 60 * units, 230, table + rise - 330], [360 + 120 * units, 110, 330], 30, paint.shell, 1),
    mark(1, 229, rectangle(x - 140 - 60 * units, table + rise - 90, 280 + 120 * units, 26), paint.accent),
    ...screwBowl([x + 20, 440, table + rise - 66]),
    ...controlDesk([length * 0.86, -480, 0]),
    ...beacon([length - 170, 440, table + rise - 70]),
    mark(1, -13.5, rectangle(60, table - 84, length - 120, 18), paint.accent),
  ]
}

/** Striker plates: a sliding screw unit with a magazine of plates above a bar, measured by a light barrier rail. */
export const strikerPlateMachine = (size: Size, units: number): Part => {
  const { length, table } = size
  const x = length * 0.42
  return [
    ...travellingScrewMachine(size, units),
    ...spread(4, x - 260, x + 40).flatMap((at) => [
      box([at - 30, 96, table + 130], [60, 16, 230], paint.zinc),
      box([at - 36, 112, table + 120], [72, 20, 300], paint.frame),
    ]),
    box([x - 320, 132, table + 150], [420, 110, 50], paint.accent),
    box([x - 300, 132, table + 200], [380, 150, 260], paint.body),
  ]
}

/** A station for sash hardware: a tilted-table bench with a lying sash and two hanging screwdrivers on a rail. */
export const hardwareStation = ({ length, width, table, height }: Size): Part => {
  const rise = clamp(height, 1900, 2500)
  return [
    ...tubeFrame([0, 0, 0], [length, width, table - 60], 80),
    ...spread(5, 60, width - 160).flatMap((y) => brushStrip([40, y, table - 60], length - 80, 100)),
    ...windowLying([length * 0.16, width * 0.1, table - 8], [length * 0.62, width * 0.74], pvcSash, false),
    ...[40, length - 120].map((x) => box([x, width + 20, 0], [80, 80, rise], paint.body)),
    softBox([20, width + 10, rise], [length - 40, 100, 110], 20, paint.panel, 0),
    ...[length * 0.3, length * 0.66].flatMap((x) => [
      box([x - 30, width * 0.5, rise + 20], [60, width * 0.5 + 10, 60], paint.frame),
      ...hose(
        [
          [x, width * 0.54, rise + 20],
          [x + 60, width * 0.5, rise - 300],
          [x - 40, width * 0.5, table + 760],
          [x, width * 0.5, table + 640],
        ],
        14,
        paint.accent,
      ),
      ...screwUnit([x, width * 0.5, table + 120]),
    ]),
    ...spread(4, length * 0.12, length * 0.88).flatMap((x) => [
      box([x - 130, width + 30, table + 320], [260, 220, 16], paint.panel),
      box([x - 120, width + 30, table + 336], [110, 190, 110], paint.accent),
      box([x + 10, width + 30, table + 336], [110, 190, 90], paint.frame),
    ]),
    ...panelOnArm([length - 80, width + 60, table + 300], [40, -width * 0.6, 560], 400),
    ...screwBowl([length + 260, width * 0.5, table - 40], table - 80),
  ]
}
