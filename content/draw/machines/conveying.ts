import { paint } from '../kit/colours.ts'
import { bar, box, mark, rectangle, softBox } from '../kit/shapes.ts'
import { moved, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { beacon, panelOnArm, touchPanel } from '../parts/controls.ts'
import { frameLying, windowUpright } from '../parts/frames.ts'
import { brushStrip, carriageX, guideX, motor, rollerConveyor, scaleStrip } from '../parts/handling.ts'
import { profileBar } from '../parts/profile-bar.ts'
import { pvcFrame } from '../parts/sections.ts'
import type { Section } from '../parts/sections.ts'
import { cabinet, foot, tubeFrame } from '../parts/supports.ts'
import { clamp, spread } from './size.ts'
import type { Size } from './size.ts'

/** A roller conveyor with a measuring rail in front and a driven length stop. */
export const measuringConveyor = ({ length, width, table }: Size, section: Section): Part => {
  const wide = clamp(width * 0.7, 320, 600)
  const stop = length * 0.66
  return [
    ...rollerConveyor([0, 0, 0], length, wide, table, 230),
    box([0, -110, table - 130], [length, 80, 120], paint.frame),
    ...guideX([20, -70, table - 10], length - 40),
    ...scaleStrip(20, -111, table - 70, length - 40),
    ...carriageX([stop - 30, -70, table - 10], 240),
    softBox([stop, -160, table + 64], [180, 200, 190], 24, paint.shell),
    box([stop + 20, 40, table + 40], [50, wide - 120, 110], paint.accent),
    box([stop + 10, -20, table + 100], [70, 160, 60], paint.dark),
    ...motor([stop + 180, -80, table + 150], 0, 170, 64),
    ...profileBar(section, [0, wide * 0.36, table], 60, stop + 20),
    ...touchPanel([length * 0.18, -150, table + 140], 380),
    box([length * 0.18 - 40, -120, table - 20], [80, 80, 180], paint.dark),
  ]
}

/** A square table of driven rollers that lifts a frame and turns it by 90 degrees onto the next line. */
export const turningTable = ({ length, width, table }: Size): Part => {
  const spoke: Part = [
    box([-length * 0.36, -50, 0], [length * 0.72, 100, 60], paint.accent),
    ...brushStrip([-length * 0.36, -40, 60], length * 0.72, 80),
  ]
  return [
    ...rollerConveyor([0, 0, 0], length, width, table, 220),
    ...transferBelts(-1700, length, width, table),
    ...tubeFrame([length * 0.3, width * 0.3, 0], [length * 0.4, width * 0.4, table * 0.5], 70),
    bar([length / 2, width / 2, table * 0.5], 2, 170, table * 0.3, paint.dark),
    ...moved(turned(spoke, 2, 20), [length / 2, width / 2, table + 10]),
    ...moved(turned(spoke, 2, 110), [length / 2, width / 2, table + 12]),
    ...moved(turned(frameLying([-length * 0.34, -width * 0.3, 0], [length * 0.68, width * 0.6], pvcFrame), 2, 20), [
      length / 2,
      width / 2,
      table + 126,
    ]),
    ...motor([length + 6, width * 0.3, table - 110], 0, 240, 84),
    ...cabinet([length + 1680, width * 0.6, 0], [500, 380, 1300]),
    ...beacon([length + 1860, width * 0.6 + 160, 1336]),
    mark(1, -1.5, rectangle(40, table - 80, length - 80, 22), paint.accent),
  ]
}

/** Feeding rollers on the left, cross belts on the right that take the turned frame over. */
const transferBelts = (start: number, length: number, width: number, table: number): Part => [
  ...rollerConveyor([start, width * 0.1, 0], -start - 60, width * 0.8, table, 240),
  ...spread(3, width * 0.08, width * 0.78).flatMap((y) => [
    box([length + 60, y, table - 130], [1500, 120, 100], paint.frame),
    box([length + 70, y + 20, table - 30], [1480, 80, 26], paint.rubber),
    ...[length + 180, length + 1360].flatMap((x) => [
      ...foot([x + 40, y + 60], 90),
      box([x, y + 20, 90], [80, 80, table - 220], paint.body),
    ]),
  ]),
]

/** Frames travel upright: a roller bed below, a leaning wall of rollers behind. */
export const verticalConveyor = ({ length, width, height }: Size): Part => {
  const low = 460
  const columns = Math.max(3, Math.round(length / 900) + 1)
  return [
    ...spread(columns, 30, length - 130).flatMap((x) => [
      ...foot([x + 50, 40], 90),
      ...foot([x + 50, width - 60], 90),
      box([x, 0, 90], [100, width, 90], paint.dark),
      box([x + 10, width * 0.34, 180], [80, 90, height - 180], paint.body),
      box([x + 20, 60, 180], [60, 60, low - 250], paint.dark),
    ]),
    box([0, 20, low - 70], [length, 220, 60], paint.frame),
    ...spread(Math.round(length / 200), 90, length - 90).map((x) => bar([x, 34, low - 14], 1, 26, 190, paint.bright)),
    ...spread(4, low + 240, height - 80).flatMap((z) => [
      box([20, width * 0.34 - 40, z], [length - 40, 40, 60], paint.panel),
      ...spread(Math.round(length / 320), 120, length - 120).map((x) =>
        bar([x, width * 0.34 - 62, z - 40], 2, 22, 140, paint.rubber),
      ),
    ]),
    ...windowUpright(
      [length * 0.08, width * 0.34 - 66, low + 14],
      [length * 0.26, (height - low) * 0.7],
      pvcFrame,
      false,
    ),
    ...windowUpright([length * 0.42, width * 0.34 - 66, low + 14], [length * 0.34, (height - low) * 0.84], pvcFrame),
    ...motor([length - 260, 10, low - 160], 0, 240, 80),
    mark(1, 19, rectangle(40, low - 56, length - 80, 24), paint.accent),
    ...panelOnArm([length - 60, width * 0.4, height * 0.5], [240, -420, 560], 400),
    softBox([length + 80, width * 0.3, 0], [360, 300, 1200], 30, paint.panel),
  ]
}
