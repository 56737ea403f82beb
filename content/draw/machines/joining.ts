import { paint } from '../kit/colours.ts'
import { bar, box, mark, rectangle, softBox } from '../kit/shapes.ts'
import { mirrored, moved, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { airUnit, beacon, controlDesk, panelOnArm, twoHandDesk } from '../parts/controls.ts'
import { frameLying } from '../parts/frames.ts'
import { guideX } from '../parts/handling.ts'
import { crimpHead } from '../parts/heads.ts'
import { aluminiumFrame } from '../parts/sections.ts'
import { cabinet, castBed, closedBase } from '../parts/supports.ts'
import { clamp } from './size.ts'
import type { Size } from './size.ts'

/** The frame's outer corner sits at the anvil; this lies on the head's table at z = 0, opening to +x and +y. */
const head = (): Part => [box([-60, -60, -70], [400, 400, 70], paint.steel), ...crimpHead()]

const armRest = (length: number): Part => [
  box([360, 30, -70], [length, 90, 50], paint.body),
  ...[0.25, 0.6, 0.95].map((share) => bar([360 + length * share, 20, 0], 1, 16, 110, paint.bright)),
]

/** One crimping head on a cabinet, opening backwards to both sides. */
export const singleCrimper = ({ length, table, height }: Size): Part => {
  const arm = clamp(length * 0.4, 500, 900)
  const corner: Part = [
    ...head(),
    ...armRest(arm),
    ...turned(mirrored(armRest(arm), 1), 2, 90),
    ...frameLying([60, 60, 20], [arm + 420, arm + 420], aluminiumFrame, { sides: ['front', 'left'] }),
  ]
  return [
    ...closedBase([-520, -260, 0], [1040, 860, table - 90], 1),
    ...moved(mirrored(turned(corner, 2, 45), 1), [0, 260, table]),
    softBox([-200, 400, table - 90], [400, 190, clamp(height - table, 300, 520)], 50, paint.shell),
    mark(1, 399, rectangle(-150, table + clamp(height - table, 300, 520) - 170, 300, 26), paint.accent),
    ...twoHandDesk([0, -340, table - 280], 460),
    ...airUnit([130, -288, table * 0.2]),
    ...(length > 1500 ? panelOnArm([460, 440, table - 90], [120, -420, 640], 380) : []),
  ]
}

/** Two heads on a beam; the right one travels to the width of the frame. */
export const doubleCrimper = ({ length, table }: Size): Part => {
  const beam = table - 260
  const [left, right] = [360, length - 360]
  return [
    ...castBed([0, -160, 0], [length, 700, beam]),
    ...guideX([60, -60, beam], length - 120),
    ...guideX([60, 420, beam], length - 120),
    ...[left, right].map((x) => softBox([x - 260, -120, beam + 44], [520, 560, table - beam - 114], 30, paint.body)),
    ...moved(head(), [left, 0, table]),
    ...moved(mirrored(head(), 0), [right, 0, table]),
    ...frameLying([left + 60, 60, table + 20], [right - left - 120, 1150], aluminiumFrame, {
      sides: ['front', 'left', 'right'],
    }),
    ...[left + 260, right - 340].flatMap((x) => [
      box([x, 560, table - 60], [80, 700, 60], paint.body),
      box([x, 1160, 0], [80, 80, table - 60], paint.body),
      box([x - 40, 1120, 0], [160, 160, 24], paint.dark),
    ]),
    mark(1, -161, rectangle(120, beam - 190, length - 240, 24), paint.accent),
    ...controlDesk([length * 0.5, -620, 0], 1260),
    ...cabinet([length + 140, 40, 0], [560, 420, 1500]),
    ...beacon([length + 300, 240, 1536]),
  ]
}

/** Four heads around a whole frame: front beam fixed, rear beam on side rails. */
export const fourHeadCrimper = ({ length, width, table }: Size): Part => {
  const beam = table - 320
  const [left, right, back] = [440, length - 440, width - 200]
  const beams = [0, back - 480]
  return [
    ...[60, length - 260].flatMap((x) => [
      softBox([x, -60, 90], [200, width + 120, beam - 340], 30, paint.body, 1),
      ...[0, 1, 2].map((i) => bar([x + 100, 40 + (i * (width - 80)) / 2, 0], 2, 60, 90, paint.dark)),
      box([x + 70, -40, beam - 250], [60, width + 80, 16], paint.bright),
    ]),
    ...beams.flatMap((y) => [
      softBox([40, y - 60, beam - 234], [length - 80, 540, 230], 40, paint.frame, 0),
      ...guideX([80, y + 40, beam - 4], length - 160),
      ...guideX([80, y + 380, beam - 4], length - 160),
      ...[left, right].map((x) =>
        softBox([x - 240, y - 20, beam + 44], [480, 460, table - beam - 114], 30, paint.panel),
      ),
    ]),
    mark(1, -61, rectangle(120, beam - 120, length - 240, 26), paint.accent),
    ...moved(head(), [left, 20, table]),
    ...moved(mirrored(head(), 0), [right, 20, table]),
    ...moved(mirrored(head(), 1), [left, back, table]),
    ...moved(mirrored(mirrored(head(), 0), 1), [right, back, table]),
    ...frameLying([left + 60, 80, table + 20], [right - left - 120, back - 120], aluminiumFrame),
    ...controlDesk([length * 0.3, -640, 0], 1300),
    ...cabinet([length + 160, width - 560, 0], [700, 460, 1700]),
    ...beacon([length + 360, width - 320, 1736]),
  ]
}
