import { paint } from '../kit/colours.ts'
import { arc, bar, box, mark } from '../kit/shapes.ts'
import { mirrored, moved, prism } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { airUnit, beacon, controlDesk, panelOnArm, screenWall, twoHandDesk } from '../parts/controls.ts'
import { carriageX, clampBack, clampDown, energyChain, guideX, rollerConveyor, scaleStrip } from '../parts/handling.ts'
import { mitreUnit } from '../parts/heads.ts'
import { profileBar } from '../parts/profile-bar.ts'
import type { Section } from '../parts/sections.ts'
import { cabinet, castBed, closedBase } from '../parts/supports.ts'
import { dustNeck, sawBlade } from '../parts/tools.ts'
import { clamp, spread } from './size.ts'
import type { Size } from './size.ts'

export type SawOptions = {
  blade: number
  tilt: [number, number]
  automatic: boolean
  section: Section
  guarded: boolean
}

/** Two mitre heads on one long bed: the left one fixed, the right one travelling on a rail. */
export const doubleMitreSaw = ({ length, width, table }: Size, options: SawOptions): Part => {
  const { blade, tilt, automatic, section, guarded } = options
  const radius = clamp(blade / 2, 160, 320) * 1.3
  const bed = clamp(width * 0.55, 640, 1100)
  const top = table - 20
  const [left, right] = [radius * 2.6, length - radius * 2.7]
  const head = table + 92
  const middle = spread(3, left + radius, right - radius * 1.4).slice(1, 2)
  return [
    ...(automatic ? castBed([0, 0, 0], [length, bed, top]) : closedBase([0, 0, 0], [length, bed, top])),
    ...guideX([radius * 0.4, 90, top], length - radius * 0.8),
    ...guideX([radius * 0.4, bed - 90, top], length - radius * 0.8),
    ...(automatic ? energyChain([left + 200, bed + 60, top - 240], length * 0.45) : []),
    ...(automatic ? [box([60, bed, top - 262], [length - 120, 200, 20], paint.frame)] : []),
    ...moved(mitreUnit(radius, tilt[0]), [left, 60, head]),
    ...moved(mirrored(mitreUnit(radius, tilt[1]), 0), [right, 60, head]),
    ...carriageX([right + radius, 90, top], radius * 1.6),
    ...middle.flatMap((x) => [
      box([x - 40, 20, top], [80, 260, 96], paint.frame),
      bar([x - 60, 60, head - 24], 0, 22, 120, paint.bright),
    ]),
    ...profileBar(section, [0, 80, head + 24], left - radius * 1.6, right + radius * 1.6),
    ...scaleStrip(120, -14, top - 62, length - 240),
    ...(guarded
      ? [left, right].flatMap((x) => screenWall([x - radius * 1.5, -70, head - 40], radius * 3, radius * 2.4, 1))
      : []),
    ...(automatic
      ? controlDesk([length * 0.5, -520, 0], 1300)
      : panelOnArm([right - radius * 0.4, bed - 60, table + 60], [-300, -bed * 0.5, 820], 420)),
    ...airUnit([radius * 0.3 + 420, -26, table * 0.4]),
    ...(automatic ? cabinet([length + 160, bed - 420, 0], [620, 420, 1580]) : []),
    ...(automatic ? beacon([length + 320, bed - 200, 1616]) : []),
  ]
}

/** Up-cut saw: the blade rises out of a turning table under a hood; one cabinet, three clamps. */
export const upCutSaw = ({ length, width, table }: Size, section: Section): Part => {
  const [x, y] = [length * 0.52, width * 0.42]
  const top = table - 40
  return [
    ...closedBase([0, 0, 0], [length, width * 0.86, top - 60], 1),
    box([-20, -20, top - 60], [length + 40, width * 0.86 + 40, 56], paint.steel),
    bar([x, y, top - 4], 2, width * 0.36, 24, paint.panel),
    bar([x, y, top + 20], 2, width * 0.33, 10, paint.bright),
    box([x - 9, y - width * 0.3, top + 30], [18, width * 0.6, 3], paint.slot),
    ...sawBlade([x - 4, y + 60, top - 40], 0, 290, 60),
    prism(
      [
        [
          [y - 120, top + 150],
          ...arc(y + 90, top + 110, 250, 160, 20, 10),
          [y + 380, top + 60],
          [y + 380, top + 34],
          [y - 60, top + 120],
        ],
      ],
      0,
      x + 20,
      x + 150,
      paint.shell,
    ),
    mark(
      0,
      x + 151,
      [...arc(y + 90, top + 110, 236, 130, 50, 6), ...arc(y + 90, top + 110, 200, 50, 130, 6)],
      paint.accent,
    ),
    box([x + 30, y + 300, top + 30], [110, 90, 200], paint.body),
    box([20, y + 110, top - 4], [x - 150, 46, 130], paint.panel),
    box([x + 180, y + 110, top - 4], [length - x - 200, 46, 130], paint.panel),
    ...clampDown([x - 230, y + 30, top + 106], 70),
    ...clampDown([x + 250, y + 30, top + 106], 70),
    ...clampBack([x - 330, y - 10, top + 60], 60),
    ...profileBar(section, [0, y + 30, top + 34], -760, x - 12),
    ...profileBar(section, [0, y + 30, top + 34], x + 12, length + 640),
    ...rollerConveyor([-900, y - 60, 0], 860, 280, top + 32, 200),
    ...rollerConveyor([length + 40, y - 60, 0], 860, 280, top + 32, 200),
    ...scaleStrip(length + 60, y - 62, top - 60, 820),
    ...twoHandDesk([length * 0.5, -100, top - 250], 460),
    ...airUnit([length - 420, -30, top * 0.25]),
    ...dustNeck([length * 0.16, width * 0.72, top - 4], 380, 75),
  ]
}
