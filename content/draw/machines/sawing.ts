import { paint } from '../kit/colours.ts'
import { arc, bar, box, mark, rectangle, softBox } from '../kit/shapes.ts'
import { mirrored, moved, prism, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { airUnit, beacon, controlDesk, panelOnArm, screenWall, twoHandDesk } from '../parts/controls.ts'
import { glazedCabin } from '../parts/guards.ts'
import { brushStrip, carriageX, clampBack, clampDown, energyChain, guideX, motor, rollerConveyor, scaleStrip } from '../parts/handling.ts'
import { mitreTable, mitreUnit } from '../parts/heads.ts'
import { glazingBead, profileBar, steelBar } from '../parts/profiles.ts'
import type { Section } from '../parts/profiles.ts'
import { cabinet, castBed, closedBase, tubeFrame } from '../parts/supports.ts'
import { dustNeck, sawBlade } from '../parts/tools.ts'
import { clamp, spread } from './size.ts'
import type { Size } from './size.ts'

export type SawOptions = { blade: number; tilt: [number, number]; automatic: boolean; section: Section; guarded: boolean }

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
    ...middle.flatMap((x) => [box([x - 40, 20, top], [80, 260, 96], paint.frame), bar([x - 60, 60, head - 24], 0, 22, 120, paint.bright)]),
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

/** One head on a short cabinet between two roller tables. */
export const singleMitreSaw = ({ length, table }: Size, options: SawOptions): Part => {
  const radius = clamp(options.blade / 2, 170, 320) * 1.25
  const body = radius * 3
  const arm = clamp((length - body) / 2, 900, 2200)
  const depth = radius * 2.6
  const cut = arm + body * 0.62
  return [
    ...rollerConveyor([0, 40, 0], arm - 20, 330, table + 24),
    ...closedBase([arm, -60, 0], [body, depth, table - 110], 1),
    ...moved(mitreUnit(radius, options.tilt[0]), [cut, 0, table]),
    box([cut + 40, -60, table - 110], [arm + body - cut - 60, radius * 2.3, 110], paint.frame),
    ...rollerConveyor([arm + body + 20, 40, 0], arm, 330, table + 24),
    ...scaleStrip(arm + body + 60, 38, table - 90, arm - 100),
    softBox([arm + body + arm * 0.6, 20, table + 24], [120, 300, 130], 20, paint.accent, 0),
    ...profileBar(options.section, [0, 90, table + 26], 120, cut - 22),
    ...profileBar(options.section, [0, 90, table + 26], cut + 14, arm + body + arm * 0.6),
    ...twoHandDesk([arm + body * 0.32, -140, table - 230]),
    ...dustNeck([cut - 60, depth - 80, table], radius * 2.4, 80),
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
    prism([[[y - 120, top + 150], ...arc(y + 90, top + 110, 250, 160, 20, 10), [y + 380, top + 60], [y + 380, top + 34], [y - 60, top + 120]]], 0, x + 20, x + 150, paint.shell),
    mark(0, x + 151, [...arc(y + 90, top + 110, 236, 130, 50, 6), ...arc(y + 90, top + 110, 200, 50, 130, 6)], paint.accent),
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

/** Saw for glazing beads: two small crossed blades, a long feeding trough and a slim stop on the other side. */
export const beadSaw = ({ length, table, height }: Size): Part => {
  const body = clamp(length * 0.3, 700, 1000)
  const start = length * 0.42
  const deck = table - 20
  return [
    ...tubeFrame([0, 120, 0], [start - 30, 320, deck - 40], 60),
    ...brushStrip([0, 150, deck - 40], start - 30, 110),
    ...brushStrip([0, 290, deck - 40], start - 30, 110),
    ...closedBase([start, -60, 0], [body, 720, deck], 1),
    box([start + 40, 30, deck], [body * 0.36, 420, 40], paint.steel),
    ...turned(sawBlade([start + body * 0.52, 330, deck + 170], 0, 200, 40), 2, 22, [start + body * 0.52, 330, 0]),
    ...turned(sawBlade([start + body * 0.6, 330, deck + 170], 0, 200, 40), 2, -22, [start + body * 0.6, 330, 0]),
    ...clampDown([start + body * 0.2, 190, deck + 70], 60),
    softBox([start + body * 0.66, 40, deck], [body * 0.3, 560, clamp(height - deck - 300, 260, 420)], 40, paint.shell),
    mark(1, 39, rectangle(start + body * 0.7, deck + 80, body * 0.22, 26), paint.accent),
    ...motor([start + body * 0.56, 420, deck + 170], 1, 220, 80),
    ...profileBar(glazingBead, [0, 178, deck + 12], 60, start + body * 0.48),
    ...profileBar(glazingBead, [0, 318, deck + 12], 60, start - 60),
    ...tubeFrame([start + body + 20, 150, 0], [length - start - body - 20, 160, deck - 80], 50),
    ...guideX([start + body + 20, 220, deck - 80], length - start - body - 40),
    ...carriageX([length - 420, 220, deck - 80], 160),
    box([length - 380, 170, deck - 4], [40, 110, 90], paint.accent),
    ...screenWall([start, -100, deck + 40], body * 0.64, 420, 1),
    ...twoHandDesk([start + body * 0.3, -140, deck - 190], 360),
  ]
}

/** Down-stroke saw for steel reinforcement: a heavy vice, a bundle of bars and a chip box. */
export const steelSaw = ({ length, table }: Size, blade: number): Part => {
  const radius = clamp(blade / 2, 170, 260) * 1.2
  const body = 980
  const arm = clamp((length - body) / 2, 900, 2400)
  const bars = [0, 1, 2, 3, 4, 5].map((i) => [60 + (i % 3) * 42, Math.floor(i / 3) * 34] as const)
  return [
    ...rollerConveyor([0, 0, 0], arm - 20, 360, table, 200),
    ...closedBase([arm, -120, 0], [body, 820, table - 60], 1),
    box([arm + 80, -60, table - 60], [body - 160, 640, 50], paint.steel),
    box([arm + body * 0.26, 220, table - 10], [180, 90, 120], paint.dark),
    box([arm + body * 0.26, -40, table - 10], [180, 80, 120], paint.dark),
    bar([arm + body * 0.26 + 90, -40, table + 50], 1, 26, -190, paint.bright),
    ...turned(
      [
        ...sawBlade([arm + body * 0.62, 280, table + 330], 0, radius, 72),
        softBox([arm + body * 0.62 - 120, 130, table + 350], [100, 330, 260], 60, paint.shell, 0),
        ...motor([arm + body * 0.62 - 130, 280, table + 400], 0, -300, 120),
        bar([arm + body * 0.62 - 70, 20, table + 560], 1, 16, 150, paint.dark),
        bar([arm + body * 0.62 - 70, -40, table + 560], 1, 28, 110, paint.accent),
      ],
      0,
      -6,
      [0, 560, table + 200],
    ),
    softBox([arm + body * 0.3, 500, table - 10], [body * 0.45, 150, 420], 40, paint.body),
    ...bars.flatMap(([y, z]) => profileBar(steelBar, [0, y, table + z], 80, arm + body * 0.61)),
    ...rollerConveyor([arm + body + 20, 0, 0], arm, 360, table, 260),
    ...twoHandDesk([arm + body * 0.3, -190, table - 240], 380),
  ]
}

/** Automatic saw centre: a loading magazine with bars, a glazed saw cell and an unloading belt. */
export const sawCentre = ({ length, width, height, table }: Size, section: Section, cells = 1): Part => {
  const feed = length * 0.46
  const cell = clamp(length * (0.2 + 0.08 * cells), 1600, 4200)
  const start = feed + 80
  const out = length - start - cell - 80
  const belts = spread(Math.round(clamp(feed / 1300, 3, 6)), 160, feed - 240)
  const bars = Math.round(clamp((width - 500) / 220, 4, 9))
  return [
    ...tubeFrame([0, 0, 0], [feed, width, table - 80], 90),
    ...belts.map((x) => box([x, 30, table - 80], [90, width - 60, 70], paint.dark)),
    ...belts.map((x) => box([x + 20, 30, table - 10], [50, width - 60, 10], paint.rubber)),
    ...spread(bars, 320, width - 260).flatMap((y) => profileBar(section, [0, y, table], 40, feed - 40)),
    ...guideX([0, 150, table - 30], start + 100),
    softBox([feed * 0.42, 60, table + 4], [260, 190, 200], 24, paint.accent, 0),
    box([feed * 0.42 + 260, 120, table + 40], [240, 60, 60], paint.dark),
    ...profileBar(section, [0, 112, table + 30], feed * 0.42 + 480, start + cell * 0.5),
    ...moved(mitreTable(240), [start + cell * 0.5, 60, table]),
    ...turned(sawBlade([start + cell * 0.52, 300, table + 200], 0, 260, 54), 2, 18, [start + cell * 0.52, 300, 0]),
    ...motor([start + cell * 0.46, 320, table + 210], 0, -260, 90),
    ...glazedCabin([start, -160, 80], [cell, clamp(width + 160, 1200, 2300), clamp(height - 80, 1800, 2500)], 1 + cells, 0.4),
    ...rollerConveyor([start + cell + 30, 0, 0], Math.max(900, out), clamp(width * 0.6, 600, 1100), table, 180),
    ...profileBar(section, [0, 160, table], start + cell + 120, start + cell + Math.max(900, out) * 0.7),
    ...profileBar(section, [0, 320, table], start + cell + 120, start + cell + Math.max(900, out) * 0.5),
    ...controlDesk([start + cell * 0.5, -620, 0], 1320),
    ...beacon([start + cell * 0.86, 200, clamp(height - 80, 1800, 2500) + 80]),
  ]
}
