import { paint } from '../kit/colours.ts'
import { bar, box, mark, rectangle, softBox } from '../kit/shapes.ts'
import { mirrored, moved, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Point } from '../kit/vector.ts'
import { airUnit, beacon, controlDesk, panelOnArm, screenSide, twoHandDesk } from '../parts/controls.ts'
import { frameLying } from '../parts/frames.ts'
import { guideX, rollerConveyor } from '../parts/handling.ts'
import { cleaningHead } from '../parts/heads.ts'
import { pvcFrame } from '../parts/sections.ts'
import { cabinet, castBed, closedBase } from '../parts/supports.ts'
import { handWheel } from '../parts/tools.ts'
import { clamp } from './size.ts'
import type { Size } from './size.ts'

const alongY = (part: Part): Part => turned(part, 2, 90)

/** The tool column over a corner at (0, 0), table at z = 0: cross slide, upright slide and the tool head. */
const toolColumn = (height: number, axes: number): Part => [
  softBox([-260, -560, -260], [520, 240, height + 260], 40, axes === 1 ? paint.panel : paint.body),
  box([-220, -322, height * 0.2], [60, 40, height * 0.75], paint.bright),
  box([160, -322, height * 0.2], [60, 40, height * 0.75], paint.bright),
  softBox([-240, -290, height * 0.42], [480, 150, height * 0.36], 24, axes === 1 ? paint.body : paint.panel, 1),
  mark(2, height + 1, rectangle(-200, -540, 400, 26), paint.accent),
  ...(axes > 2 ? [softBox([-120, -150, height * 0.46], [240, 160, height * 0.26], 20, paint.frame, 1)] : []),
  ...moved(cleaningHead(), [0, -10, 84]),
]

/** Angle stops and clamps that hold the corner, opening to the back (+y) at 45 degrees on both sides. */
const cornerClamps = (): Part => {
  const one: Part = [
    box([150, -70, -80], [620, 60, 160], paint.frame),
    box([160, 90, 70], [260, 46, 40], paint.dark),
    bar([290, 113, 110], 2, 16, 70, paint.bright),
    softBox([250, 73, 180], [80, 80, 150], 16, paint.shell),
  ]
  return [...one, ...turned(mirrored(one, 1), 2, 90)]
}

/** One tool head over a lying frame corner; more axes carry a second slide and a guard. */
export const cornerCleaner = ({ length, width, height, table }: Size, axes: number, frame = true): Part => {
  const body = clamp(length * 0.6, 900, 1400)
  const arm = clamp(length * 0.55, 900, 1500)
  const supports: Part = [
    box([100, 10, -110], [arm, 90, 60], paint.body),
    ...[0.3, 0.6, 0.9].map((share) => bar([100 + arm * share, 0, -18], 1, 16, 120, paint.bright)),
  ]
  const corner: Part = [
    ...supports,
    ...turned(mirrored(supports, 1), 2, 90),
    ...cornerClamps(),
    ...(frame ? frameLying([0, 0, 0], [arm * 1.12, arm * 1.12], pvcFrame, { sides: ['front', 'left'] }) : []),
  ]
  const top = table - 150
  const tall = clamp(height, 1400, 1900)
  const aside = axes > 2
  return [
    ...closedBase([-body / 2, -260, 0], [body, 900, top], 1),
    ...moved(mirrored(toolColumn(clamp(height - table, 600, 950), axes), 1), [0, 0, table]),
    ...moved(mirrored(turned(corner, 2, 45), 1), [0, 0, table]),
    ...(axes === 1 ? handWheel([body / 2 + 40, 300, top - 200], 0, 120) : []),
    ...(aside ? cabinet([body / 2 + 240, 200, 0], [560, 420, tall]) : []),
    ...(aside ? beacon([body / 2 + 400, 400, tall + 36]) : []),
    ...(aside
      ? controlDesk([-body / 2 - 420, -500, 0])
      : axes === 2
        ? panelOnArm([body / 2 - 60, 480, top], [120, -240, 800], 400)
        : airUnit([body / 2 - 400, -288, top * 0.25])),
    ...(width > 1600 && axes > 3 ? screenSide([body / 2 + 20, -200, top], 800, 620, 1) : []),
    ...(aside ? [] : twoHandDesk([0, -330, top - 170], 360)),
  ]
}

/** Two tool columns on one beam: both corners of a frame side are cleaned together. */
export const twinCleaner = ({ length, table, height }: Size): Part => {
  const rise = clamp(height - table, 700, 950)
  const [left, right] = [560, length - 560]
  const top = table - 340
  const column = (x: number): Part => [
    ...moved(mirrored(toolColumn(rise, 4), 1), [x, 60, table]),
    ...moved(cleaningHead(), [x, 60, table + 84]),
  ]
  const at = (y: number): Point => [0, y, top]
  return [
    ...castBed([0, 300, 0], [length, 700, top]),
    ...guideX([80, 420, top], length - 160),
    ...guideX([80, 860, top], length - 160),
    ...column(left),
    ...column(right),
    ...[left + 260, length / 2, right - 420].map((x) => box([x, -500, table - 110], [90, 760, 80], paint.body)),
    ...[left + 260, length / 2, right - 420].flatMap((x) => castLeg(x, -460, table - 110)),
    ...frameLying([left - 40, -620, table], [right - left + 80, 720], pvcFrame, { sides: ['left', 'back', 'right'] }),
    ...alongY(rollerConveyor([-620, -left + 200, 0], 560, 240, table)),
    ...controlDesk([length * 0.86, -720, 0]),
    ...cabinet([length + 160, 440, 0], [600, 420, 1760]),
    ...beacon([length + 320, 600, 1796]),
    box([at(0)[0] + 80, 296, top * 0.5], [length - 160, 6, 26], paint.accent),
  ]
}

const castLeg = (x: number, y: number, height: number): Part => [
  box([x - 20, y - 60, 0], [130, 180, 30], paint.dark),
  box([x + 10, y, 30], [70, 70, height - 30], paint.body),
]
