import { paint } from '../kit/colours.ts'
import { bar, box, mark, rectangle, rod, softBox } from '../kit/shapes.ts'
import { moved, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { beacon, controlDesk, screenSide, screenWall } from '../parts/controls.ts'
import { glazedCabin } from '../parts/guards.ts'
import { energyChain, guideX, motor, rollerConveyor } from '../parts/handling.ts'
import { profileBar } from '../parts/profile-bar.ts'
import { aluminiumFrame, aluminiumTube, grown, pvcFrame } from '../parts/sections.ts'
import { cabinet, castBed } from '../parts/supports.ts'
import { drillBank, spindleDown } from '../parts/tools.ts'
import { clamp, spread } from './size.ts'
import type { Size } from './size.ts'

/** A vice on the bed: base on the rail, fixed jaw behind, moving jaw in front. */
const vice = (x: number, y: number, z: number): Part => [
  box([x - 80, y - 40, z], [160, 380, 60], paint.dark),
  box([x - 66, y + 210, z + 60], [132, 90, 130], paint.frame),
  box([x - 66, y - 10, z + 60], [132, 60, 110], paint.panel),
  bar([x, y - 10, z + 110], 1, 26, -70, paint.bright),
  box([x - 66, y - 12, z + 150], [132, 14, 18], paint.accent),
]

/** The swivelling head of a four- or five-axis machine, tool tip at the origin. */
const swivelHead = (axes: number): Part => {
  const spindle = spindleDown([0, 0, 0], 1.1, 110)
  if (axes === 3) return [...spindle, box([-120, 70, 160], [240, 90, 420], paint.frame)]
  const angle = axes === 5 ? 28 : 16
  return [
    ...turned(spindle, 0, -angle * 0.5, [0, 0, 360]),
    bar([-190, 0, 360], 0, 130, 110, paint.frame),
    ...(axes === 5
      ? [
          bar([80, 0, 360], 0, 130, 110, paint.frame),
          softBox([-190, -110, 470], [380, 220, 120], 30, paint.shell, 1),
          bar([0, 0, 590], 2, 120, 90, paint.dark),
        ]
      : [softBox([-190, -110, 440], [230, 220, 200], 30, paint.shell, 1)]),
  ]
}

/** A travelling gantry: foot behind the bed, upright column, ram reaching over the bed. `x` is its centre. */
const column = (x: number, bedDepth: number, bed: number, height: number, axes: number, wide: number): Part => {
  const reach = bedDepth * 0.5
  const tip = bed + 240
  const ram = tip + 240
  return [
    softBox([x - wide / 2, bedDepth + 20, bed - 330], [wide, 420, 150], 30, paint.dark),
    softBox([x - wide / 2 + 20, bedDepth + 80, bed - 180], [wide - 40, 340, height - bed + 180], 40, paint.shell),
    mark(0, x + wide / 2 - 19, rectangle(bedDepth + 140, bed, 26, height - bed - 120), paint.accent),
    box([x - wide * 0.3, bedDepth + 40, ram], [40, 42, height - ram - 60], paint.bright),
    box([x + wide * 0.3 - 40, bedDepth + 40, ram], [40, 42, height - ram - 60], paint.bright),
    softBox([x - wide * 0.36, reach + 90, ram + 60], [wide * 0.72, bedDepth - reach - 60, 240], 30, paint.body, 1),
    ...moved(swivelHead(axes), [x, reach - 10, tip]),
    bar([x, bedDepth + 250, height], 2, 90, 60, paint.dark),
  ]
}

export type MachiningOptions = { axes: number; clamps: number; cabin: boolean }

/** A machining centre for bars: long bed with vices, a bar, one or two travelling columns with spindles. */
export const machiningCentre = (size: Size, { axes, clamps, cabin }: MachiningOptions): Part => {
  const { length, table, height } = size
  const bed = table - 190
  const depth = 560
  const rise = clamp(height - 120, 1700, 2500)
  const section = grown(axes === 5 ? aluminiumTube : aluminiumFrame, axes === 5 ? 1.5 : 1.8)
  const wide = axes === 5 ? 760 : 560
  const x = length * (axes === 3 ? 0.6 : 0.42)
  const seats = spread(clamps, 360, length - 360)
  return [
    ...castBed([0, 0, 0], [length, depth, bed], axes === 3 ? paint.body : paint.frame),
    mark(1, -1, rectangle(160, bed - 170, length - 320, 24), paint.accent),
    ...guideX([60, 90, bed], length - 120),
    ...guideX([60, 300, bed], length - 120),
    ...seats.flatMap((x) => vice(x, 60, bed + 48)),
    ...profileBar(section, [0, 122, bed + 112], 140, length - 180),
    ...castBed([0, depth + 60, 0], [length, 380, bed - 380], paint.body),
    ...guideX([40, depth + 140, bed - 384], length - 80),
    ...guideX([40, depth + 360, bed - 384], length - 80),
    ...column(x, depth, bed, rise, axes, wide),
    box([100, depth + 480, bed - 420], [length - 200, 190, 20], paint.frame),
    ...energyChain([200, depth + 500, bed - 400], length * 0.4),
    ...(cabin
      ? glazedCabin([x - wide * 0.95, -40, bed + 130], [wide * 1.9, depth + 520, rise - bed + 60], 2, 0.1)
      : []),
    ...(axes === 4
      ? [
          ...screenWall([0, -360, 60], 900, 1500, 1),
          ...screenWall([length - 900, -360, 60], 900, 1500, 1),
          ...screenSide([length + 20, -320, 60], 1200, 1500, 1),
        ]
      : []),
    ...controlDesk([length * 0.78, -640, 0], 1320),
    ...cabinet([length + 180, depth + 40, 0], [720, 460, 1900]),
    ...beacon([length + 360, depth + 220, 1936]),
    ...toolMagazine(length, bed, axes),
  ]
}

/** Tools standing ready in a rack at the left end of the bed. */
const toolMagazine = (length: number, bed: number, axes: number): Part => {
  const count = axes === 5 ? 8 : axes === 4 ? 6 : 4
  const width = count * 100 + 60
  return [
    box([80, 430, bed + 20], [width, 110, 150], paint.dark),
    ...spread(count, 140, 80 + width - 60).flatMap((x) => [
      bar([x, 485, bed + 170], 2, 36, 40, paint.accent),
      bar([x, 485, bed + 210], 2, 18, 60, paint.bright),
    ]),
    ...(length > 9000 ? screenWall([length * 0.5, -360, 60], 900, 1500, 1) : []),
  ]
}

/** Drilling and routing centre for reinforced PVC: bar infeed, closed cell with drill banks around the bar, outfeed. */
export const pvcMachiningCentre = ({ length, height, table }: Size): Part => {
  const cell = clamp(length * 0.3, 1700, 2600)
  const start = (length - cell) * 0.5
  const tall = clamp(height - 90, 1800, 2400)
  return [
    ...rollerConveyor([0, 60, 0], start - 40, 420, table),
    ...guideX([60, 520, table - 60], start - 100),
    softBox([start * 0.44, 420, table + 4], [320, 180, 200], 26, paint.accent, 0),
    ...profileBar(pvcFrame, [0, 190, table + 2], start * 0.5, length - 320),
    ...castBed([start, -80, 0], [cell, 900, table - 60], paint.body),
    ...drillBank([start + cell * 0.36, 220, table + 120], 5, 90),
    ...spindleDown([start + cell * 0.72, 220, table + 110], 1.1),
    ...motor([start + cell * 0.5, 430, table + 60], 1, 260, 80),
    ...glazedCabin([start, -120, 90], [cell, 1240, tall], 3, 0.4),
    ...rollerConveyor([start + cell + 40, 60, 0], start - 40, 420, table),
    ...controlDesk([start + cell * 0.55, -640, 0], 1320),
    ...beacon([start + cell * 0.85, 300, tall + 90]),
    rod([start + 140, 900, tall + 90], [start + 140, 900, tall + 420], 80, paint.frame, 18),
  ]
}
