import { paint } from '../kit/colours.ts'
import { bar, box, hose, mark, rectangle, ring, rod, softBox } from '../kit/shapes.ts'
import { moved, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { airUnit, panelOnArm, twoHandDesk } from '../parts/controls.ts'
import { paneLying, trolley, windowLying, windowUpright } from '../parts/frames.ts'
import { brushStrip } from '../parts/handling.ts'
import { pvcFrame, pvcSash } from '../parts/sections.ts'
import { foot, tubeFrame } from '../parts/supports.ts'
import { clamp, spread } from './size.ts'
import type { Size } from './size.ts'

/** A leaning wall of rails in which a window stands while press beams close on it. */
export const glazingPress = ({ length, width, height }: Size): Part => {
  const low = 480
  const tall = height - low - 160
  const lean = -7
  const wall: Part = [
    ...spread(Math.max(3, Math.round(length / 800)), 60, length - 140).map((x) =>
      box([x, 60, low - 60], [80, 70, tall + 120], paint.body),
    ),
    ...spread(5, low + 140, low + tall - 60).map((z) => box([60, 30, z], [length - 120, 30, 50], paint.panel)),
    box([40, -160, low - 80], [length - 80, 250, 60], paint.frame),
    ...spread(Math.round(length / 240), 140, length - 140).map((x) =>
      bar([x, -150, low - 14], 1, 22, 200, paint.bright),
    ),
    ...windowUpright([length * 0.18, -10, low + 12], [length * 0.54, tall * 0.74], pvcFrame),
    softBox([length * 0.1, -150, low + tall * 0.74 + 26], [length * 0.72, 150, 100], 30, paint.accent, 0),
    ...[0.22, 0.7].flatMap((share) => [
      bar([length * share, -75, low + tall * 0.74 + 126], 2, 26, tall * 0.2, paint.bright),
      softBox([length * share - 60, -135, low + tall * 0.88], [120, 120, tall * 0.22], 24, paint.shell),
    ]),
    softBox([length * 0.18 + length * 0.54 + 14, -150, low + 60], [110, 150, tall * 0.66], 30, paint.accent),
    softBox([length - 150, -150, low - 20], [110, 130, tall + 60], 24, paint.shell),
    softBox([40, -150, low - 20], [110, 130, tall + 60], 24, paint.shell),
    softBox([20, -160, low + tall + 40], [length - 40, 260, 120], 30, paint.panel, 0),
    mark(1, -161, rectangle(80, low + tall + 90, length - 160, 26), paint.accent),
  ]
  return [
    ...turned(wall, 0, lean, [0, 60, low]),
    ...[80, length - 200].flatMap((x) => [
      ...foot([x + 60, -120], 100),
      ...foot([x + 60, width - 120], 100),
      box([x, -180, 100], [120, width + 20, 110], paint.dark),
      box([x + 10, -60, 210], [100, 120, low - 300], paint.dark),
      rod([x + 60, width - 220, 200], [x + 60, 240, height * 0.74], 44, paint.body, 12),
    ]),
    ...twoHandDesk([length * 0.5, -330, low + 130], 420),
    box([length * 0.5 - 40, -300, 0], [80, 60, low + 130], paint.body),
    ...panelOnArm([length - 60, 160, low + 400], [180, -420, 820], 420),
    ...airUnit([220, -100, 220]),
  ]
}

/** A bench whose top tilts up; a frame lies on brush strips against stops. */
export const tiltingTable = ({ length, width, table }: Size): Part => {
  const top: Part = [
    box([0, 0, -80], [length, 80, 80], paint.panel),
    box([0, width - 80, -80], [length, 80, 80], paint.panel),
    ...spread(5, 0, length - 80).map((x) => box([x, 80, -80], [80, width - 160, 80], paint.panel)),
    ...spread(6, 60, width - 160).flatMap((y) => brushStrip([30, y, 0], length - 60, 90)),
    box([60, -10, 0], [length - 120, 40, 120], paint.accent),
    ...windowLying([length * 0.14, 36, 54], [length * 0.66, width * 0.82], pvcSash, false),
  ]
  return [
    ...moved(turned(top, 0, 32), [0, 60, table - 220]),
    ...tubeFrame([60, 20, 0], [length - 120, width * 0.7, table - 330], 80),
    ...[length * 0.22, length * 0.74].flatMap((x) => [
      rod([x, width * 0.45, 320], [x, width * 0.5, table + 30], 46, paint.frame, 14),
      rod([x, width * 0.5, table], [x, width * 0.56, table + 190], 24, paint.bright, 12),
    ]),
    ...twoHandDesk([length * 0.84, -40, table - 360], 320),
    ...airUnit([length * 0.2, -10, table * 0.42]),
  ]
}

/** A vacuum lifter: four cups on a cross hold a pane; a jib on a column carries it. */
export const vacuumLifter = ({ length, height }: Size, cups: number): Part => {
  const reach = clamp(length, 1800, 3600)
  const tall = clamp(height, 2300, 3200)
  const x = reach * 0.78
  const hang = tall - 820
  const [wide, high] = [reach * 0.46, tall * 0.42]
  const rows = cups > 4 ? 3 : 2
  const middle = hang - high * 0.5
  return [
    softBox([-340, -340, 0], [680, 680, 50], 60, paint.dark),
    bar([0, 0, 50], 2, 130, tall - 240, paint.body),
    bar([0, 0, tall - 190], 2, 160, 150, paint.dark),
    softBox([-160, -70, tall - 40], [reach + 60, 140, 150], 20, paint.panel, 0),
    rod([0, 0, tall + 420], [reach * 0.7, 0, tall + 110], 22, paint.frame, 10),
    bar([0, 0, tall + 110], 2, 60, 320, paint.frame),
    softBox([x - 150, -110, tall - 190], [300, 220, 150], 30, paint.shell),
    bar([x, 0, hang + 130], 2, 16, tall - hang - 310, paint.steel),
    softBox([x - 130, -90, hang - 40], [260, 180, 180], 40, paint.accent),
    ...hose(
      [
        [x - 60, 60, tall - 60],
        [x - 200, 130, tall - 340],
        [x - 120, 100, hang + 240],
        [x - 40, 40, hang + 130],
      ],
      20,
      paint.rubber,
    ),
    box([x - 50, -50, hang - high * 0.86], [100, 60, high * 0.84], paint.frame),
    ...[middle + high * 0.26, middle - high * 0.26].map((z) =>
      box([x - wide * 0.36, -90, z - 30], [wide * 0.72, 40, 60], paint.body),
    ),
    ...spread(rows, x - wide * 0.3, x + wide * 0.3).flatMap((at) =>
      [middle + high * 0.26, middle - high * 0.26].flatMap((z) => [
        bar([at, -140, z], 1, 30, 50, paint.bright),
        bar([at, -176, z], 1, 96, 36, paint.rubber),
      ]),
    ),
    ...moved(turned(paneLying([-wide / 2, 0, 0], [wide, high]), 0, 90), [x, -180, middle - high / 2]),
    rod([x - 120, -110, hang - 10], [x - 240, -330, hang - 120], 14, paint.dark),
    rod([x + 120, -110, hang - 10], [x + 240, -330, hang - 120], 14, paint.dark),
    rod([x - 240, -330, hang - 120], [x + 240, -330, hang - 120], 16, paint.dark),
    ...trolley([x - 500, 420, 0], [900, 1100, 900], 4),
  ]
}

/** An upright inspection stand: a light wall, a window on rollers before it, a swing-out panel. */
export const inspectionStand = ({ length, width, height }: Size): Part => {
  const low = 420
  const tall = height - low - 120
  return [
    box([0, 120, 90], [length, 110, height - 210], paint.body),
    mark(1, 118, rectangle(120, low + 60, length - 240, tall - 120), paint.shell),
    ...spread(5, 220, length - 260).map((x) => mark(1, 116, rectangle(x, low + 100, 46, tall - 200), paint.lit)),
    softBox([-20, 90, height - 120], [length + 40, 170, 120], 30, paint.panel, 0),
    mark(1, 89, rectangle(60, height - 74, length - 120, 24), paint.accent),
    ...[60, length - 180].flatMap((x) => [
      ...foot([x + 60, -width * 0.4], 90),
      ...foot([x + 60, width * 0.5], 90),
      box([x, -width * 0.5, 90], [120, width * 1.1, 100], paint.dark),
      box([x + 10, -90, 190], [100, 90, low - 260], paint.dark),
    ]),
    box([40, -170, low - 70], [length - 80, 270, 60], paint.frame),
    ...spread(Math.round(length / 220), 130, length - 130).map((x) =>
      bar([x, -150, low - 10], 1, 20, 190, paint.bright),
    ),
    ...windowUpright([length * 0.2, 20, low + 12], [length * 0.5, tall * 0.8], pvcFrame),
    softBox([length * 0.12, -20, low], [50, 110, tall * 0.7], 16, paint.accent),
    ...panelOnArm([length - 40, 170, height * 0.45], [240, -360, 640], 460),
    ring([length * 0.84, 60, low + tall * 0.6], 1, 74, 56, 40, paint.deep),
    ...twoHandDesk([length * 0.86, -120, low + 60], 260),
  ]
}
