import { paint } from '../kit/colours.ts'
import { bar, box, hose, mark, rectangle, softBox } from '../kit/shapes.ts'
import { moved, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Point } from '../kit/vector.ts'
import { airUnit, beacon, controlDesk, panelOnArm, screenWall, twoHandDesk } from '../parts/controls.ts'
import { glazedCabin, hoodX } from '../parts/guards.ts'
import { clampBack, clampDown, energyChain, guideX, motor, rollerConveyor, scaleStrip } from '../parts/handling.ts'
import { profileBar } from '../parts/profile-bar.ts'
import { grown, pvcFrame, pvcMullion } from '../parts/sections.ts'
import type { Section } from '../parts/sections.ts'
import { cabinet, castBed, closedBase } from '../parts/supports.ts'
import { cutterStack, dustNeck, handWheel, spindleDown, spindleLevel } from '../parts/tools.ts'
import { clamp, spread } from './size.ts'
import type { Size } from './size.ts'

/** A copy router: cabinet, clamping table, upright router with its hand lever, a template and a tracer in front. */
export const copyRouter = ({ length, table, height }: Size, drills: number, section: Section): Part => {
  const body = clamp(length * 0.5, 760, 1100)
  const arm = clamp((length - body) / 2, 380, 900)
  const rise = clamp(height - table, 520, 900)
  const x = arm + body * 0.46
  const head: Part = [
    ...spindleDown([x, 190, table + 150], 1.05, 110),
    box([x - 130, 270, table + 250], [260, 120, 260], paint.frame),
    bar([x + 90, 60, table + 390], 0, 16, 330, paint.steel),
    bar([x + 400, 60, table + 390], 0, 30, 110, paint.accent),
    bar([x - 140, -30, table + 120], 2, 10, 210, paint.bright),
    box([x - 170, -60, table + 330], [70, 300, 50], paint.dark),
  ]
  return [
    ...closedBase([arm, -120, 0], [body, 760, table - 60], 1),
    box([arm + 20, -100, table - 60], [body - 40, 700, 50], paint.steel),
    ...[arm + body * 0.12, arm + body * 0.78].flatMap((left) => clampDown([left, 200, table + 66], 60)),
    box([arm + 30, 290, table - 10], [body - 60, 40, 110], paint.panel),
    ...profileBar(section, [0, 150, table - 8], 40, length - 40),
    ...rollerConveyor([0, 80, 0], arm - 20, 280, table - 8, 200),
    ...rollerConveyor([arm + body + 20, 80, 0], arm - 20, 280, table - 8, 200),
    softBox([x - 190, 400, table - 60], [380, 220, rise + 60], 40, paint.shell),
    mark(1, 399, rectangle(x - 150, table + rise - 120, 300, 26), paint.accent),
    ...head,
    box([x - 260, -96, table - 10], [220, 120, 26], paint.dark),
    box([x - 230, -70, table + 16], [160, 60, 12], paint.accent),
    ...(drills > 0 ? tripleDrill([arm + body * 0.82, 60, table + 40], drills) : []),
    ...panelOnArm([arm + body - 60, 520, table - 20], [60, -420, rise * 0.9], 360),
    ...airUnit([arm + body - 400, -148, table * 0.3]),
  ]
}

/** Drills side by side that push into the profile from the front. */
const tripleDrill = ([x, y, z]: Point, count: number): Part =>
  spread(count, -80, 80).flatMap((offset) => [
    bar([x + offset, y + 60, z], 1, 8, -80, paint.bright),
    bar([x + offset, y - 20, z], 1, 22, -60, paint.dark),
    ...motor([x + offset, y - 80, z], 1, -190, 38),
  ])

/** A water-slot miller: a long table, several slanted milling spindles behind a hood, stops to both sides. */
export const waterSlotMiller = ({ length, table, height }: Size, spindles: number, automatic = false): Part => {
  const body = clamp(length * 0.6, 1300, 3200)
  const start = (length - body) / 2
  const at = spread(spindles, start + body * 0.2, start + body * 0.8)
  return [
    ...closedBase([start, -80, 0], [body, 700, table - 30], 2),
    box([start + 20, -60, table - 30], [body - 40, 260, 26], paint.steel),
    ...profileBar(pvcFrame, [0, 70, table - 2], 60, length - 60),
    ...at.flatMap((x) =>
      turned(moved(spindleLevel([0, 0, 0], 0, 0.78), [x, 160, table + 40]), 0, -24, [x, 160, table + 40]),
    ),
    ...at.map((x) => softBox([x - 120, 380, table - 10], [240, 200, 130], 24, paint.frame)),
    ...at.slice(0, -1).flatMap((x, i) => clampDown([(x + at[i + 1]!) / 2, 100, table + 74], 60)),
    ...clampBack([start + 90, 66, table + 30]),
    ...clampBack([start + body - 90, 66, table + 30]),
    ...rollerConveyor([0, 20, 0], start - 20, 300, table - 2, 220),
    ...rollerConveyor([start + body + 20, 20, 0], start - 20, 300, table - 2, 220),
    ...scaleStrip(start + 60, -82, table - 120, body - 120),
    ...(automatic
      ? [
          ...glazedCabin([start - 40, -130, table - 60], [body + 80, 860, clamp(height - table, 800, 1000)], 3, 0.08),
          ...controlDesk([start + body * 0.6, -620, 0], 1300),
          ...cabinet([start + body + 200, 520, 0], [620, 440, 1700]),
          ...beacon([start + body * 0.9, 400, table - 60 + clamp(height - table, 800, 1000)]),
          ...energyChain([60, 420, table - 120], start - 120),
        ]
      : [
          ...screenWall([start + 120, -110, table + 20], body - 240, 360, 2),
          ...panelOnArm([start + body - 120, 540, table], [60, -300, 740], 420),
          ...hoseRun(at, table),
        ]),
  ]
}

const hoseRun = (at: number[], table: number): Part =>
  at.flatMap((x) =>
    hose(
      [
        [x + 60, 520, table + 260],
        [x + 120, 600, table + 420],
        [x + 200, 660, table + 200],
        [x + 200, 690, table - 200],
      ],
      26,
      paint.rubber,
    ),
  )

/** End miller for mullions: an upright cutter shaft under a hood, a slide with the clamped bar, a turning fence. */
export const endMiller = ({ length, table, height }: Size, automatic: boolean, section: Section = pvcMullion): Part => {
  const body = clamp(length * 0.5, 800, 1300)
  const rise = clamp(height - table, 380, 640)
  const arm = clamp(length - body, 500, 1600)
  const x = body * 0.36
  return [
    ...closedBase([0, -140, 0], [body, 860, table - 90], 1),
    box([10, -130, table - 90], [body - 20, 840, 40], paint.steel),
    ...cutterStack([x, 190, table - 40], 130),
    softBox([40, 330, table - 50], [body * 0.62, 360, rise], 50, paint.shell),
    mark(1, 329, rectangle(90, table + rise - 150, body * 0.62 - 100, 26), paint.accent),
    ...hoodX([x - 180, 150, table + 190], [360, 190, 120], false),
    ...motor([x, 520, table + rise - 50], 2, 240, 110),
    ...guideX([x + 190, -60, table - 50], body - x - 220),
    ...guideX([x + 190, 90, table - 50], body - x - 220),
    box([x + 210, -110, table - 2], [body - x - 240, 300, 30], paint.frame),
    box([x + 210, 214, table - 2], [body - x - 240, 40, 130], paint.panel),
    ...clampDown([x + 300, 170, table + 118], 60),
    ...(automatic ? clampDown([body - 140, 170, table + 118], 60) : []),
    ...profileBar(section, [0, 136, table + 30], x + 70, body + arm - 60),
    ...rollerConveyor([body + 20, 60, 0], arm - 40, 300, table + 28, 240),
    ...(automatic ? [] : handWheel([body * 0.7, -150, table - 230], 1, -110)),
    ...(automatic ? controlDesk([body + arm * 0.55, -420, 0]) : twoHandDesk([body * 0.4, -210, table - 240], 360)),
    ...dustNeck([110, 600, table + rise - 50], 300, 80),
  ]
}

/** CNC end miller: two facing units on one bed mill both ends of a mullion; the right one travels. */
export const cncEndMiller = ({ length, table, height }: Size): Part => {
  const bed = table - 180
  const tower = 640
  const rise = clamp(height - bed, 900, 1300)
  const unit = (x: number, flip: number): Part => [
    softBox([x, 80, bed + 44], [tower, 560, 120], 24, paint.frame),
    softBox([x + (flip > 0 ? 0 : tower * 0.4), 300, bed + 164], [tower * 0.6, 330, rise - 260], 50, paint.shell),
    mark(1, 299, rectangle(x + (flip > 0 ? 40 : tower * 0.4 + 40), bed + rise - 190, tower * 0.5, 26), paint.accent),
    ...cutterStack([x + (flip > 0 ? tower * 0.72 : tower * 0.28), 240, bed + 150], 120),
    ...hoodX([x + (flip > 0 ? tower * 0.5 : tower * 0.06), 200, bed + 380], [tower * 0.44, 190, 110], false),
    ...motor([x + (flip > 0 ? tower * 0.3 : tower * 0.7), 460, bed + rise - 96], 2, 240, 105),
  ]
  const seats = spread(4, tower + 300, length - tower - 300)
  return [
    ...castBed([0, 0, 0], [length, 700, bed]),
    ...guideX([60, 120, bed], length - 120),
    ...guideX([60, 560, bed], length - 120),
    ...unit(120, 1),
    ...unit(length - tower - 120, -1),
    ...seats.flatMap((x) => [
      box([x - 60, 90, bed + 44], [120, 300, 120], paint.dark),
      ...clampDown([x, 230, bed + 250], 50),
    ]),
    ...profileBar(grown(pvcMullion, 1.5), [0, 180, bed + 164], 120 + tower * 0.76, length - tower * 0.76 - 120),
    mark(1, -1, rectangle(160, bed - 190, length - 320, 24), paint.accent),
    ...controlDesk([length * 0.5, -560, 0], 1300),
    ...cabinet([length + 160, 200, 0], [620, 440, 1760]),
    ...beacon([length + 320, 380, 1796]),
  ]
}
