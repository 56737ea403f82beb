import { paint } from '../kit/colours.ts'
import { box, mark, rectangle, softBox } from '../kit/shapes.ts'
import { moved, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { beacon, controlDesk, screenWall, twoHandDesk } from '../parts/controls.ts'
import { glazedCabin } from '../parts/guards.ts'
import { brushStrip, carriageX, clampDown, guideX, motor, rollerConveyor } from '../parts/handling.ts'
import { mitreTable } from '../parts/heads.ts'
import { profileBar } from '../parts/profile-bar.ts'
import { glazingBead } from '../parts/sections.ts'
import type { Section } from '../parts/sections.ts'
import { closedBase, tubeFrame } from '../parts/supports.ts'
import { sawBlade } from '../parts/tools.ts'
import { clamp, spread } from './size.ts'
import type { Size } from './size.ts'

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
    ...glazedCabin(
      [start, -160, 80],
      [cell, clamp(width + 160, 1200, 2300), clamp(height - 80, 1800, 2500)],
      1 + cells,
      0.4,
    ),
    ...rollerConveyor([start + cell + 30, 0, 0], Math.max(900, out), clamp(width * 0.6, 600, 1100), table, 180),
    ...profileBar(section, [0, 160, table], start + cell + 120, start + cell + Math.max(900, out) * 0.7),
    ...profileBar(section, [0, 320, table], start + cell + 120, start + cell + Math.max(900, out) * 0.5),
    ...controlDesk([start + cell * 0.5, -620, 0], 1320),
    ...beacon([start + cell * 0.86, 200, clamp(height - 80, 1800, 2500) + 80]),
  ]
}
