import { paint } from '../kit/colours.ts'
import { arc, bar, box, circle, mark, rectangle, softBox } from '../kit/shapes.ts'
import { mirrored, moved, prism, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Flat } from '../kit/vector.ts'
import { clampDown, motor } from './handling.ts'
import { sawBlade } from './tools.ts'

/** A mitre-saw head seen from its cutting side (+x). The cut lies at x = 0, the table at z = 0; `tilt` leans it outwards. */
const mitreHead = (radius: number, tilt: number): Part => {
  const [centreY, centreZ] = [radius * 0.86, radius * 0.66]
  const hood: Flat[] = [
    [centreY + radius * 1.12, -radius * 0.12],
    ...arc(centreY, centreZ, radius * 1.12, 0, 158, 14),
    [centreY - radius * 1.04, centreZ + radius * 0.08],
    [centreY - radius * 0.3, centreZ - radius * 0.05],
    [centreY - radius * 0.1, -radius * 0.12],
  ]
  const band: Flat[] = [
    ...arc(centreY, centreZ, radius * 1.122, 40, 108, 8),
    ...arc(centreY, centreZ, radius * 0.98, 108, 40, 8),
  ]
  const tool: Part = [
    ...sawBlade([-20, centreY, centreZ], 0, radius, Math.round(radius / 4.6)),
    prism([hood], 0, -190, -38, paint.shell),
    mark(0, -37, band, paint.accent),
    prism(
      [band.map(([y, z]) => [centreY + (y - centreY) * 1.004, centreZ + (z - centreZ) * 1.004] as Flat)],
      0,
      -150,
      -78,
      paint.accent,
    ),
    ...motor([-190, centreY, centreZ], 0, -radius * 1.05, radius * 0.36),
    bar([-110, centreY + radius * 0.5, centreZ + radius * 0.9], 2, radius * 0.22, radius * 0.5, paint.frame),
  ]
  const depth = radius * 2.2
  const protractor = prism([[...arc(0, 0, radius * 0.92, 0, 180, 18)]], 1, depth, depth + 30, paint.panel)
  return [...turned(tool, 1, -tilt), ...moved([protractor], [-60, 0, 0])]
}

/** The table below a mitre head with its fence, two clamps and a sliding plate; the cut is at x = 0. */
export const mitreTable = (radius: number): Part => {
  const width = radius * 2.1
  return [
    box([-width, -60, -110], [width + 40, radius * 2.3, 110], paint.frame),
    box([-width * 0.94, -40, 0], [width * 0.86, 190, 22], paint.steel),
    box([-width * 0.94, 160, 0], [width * 0.7, 30, 150], paint.panel),
    ...clampDown([-width * 0.38, 60, 96], 70),
    ...clampDown([-width * 0.78, 60, 96], 70),
    mark(1, -61, rectangle(-width * 0.9, -80, width * 0.7, 18), paint.accent),
  ]
}

export const mitreUnit = (radius: number, tilt: number): Part => [...mitreTable(radius), ...mitreHead(radius, tilt)]

/** One jaw of a welding head along +x from the corner: bed, profile gap, pressing beam with two cylinders. */
const weldJaw = (reach: number, gap: number): Part => [
  box([34, 0, -120], [reach, 150, 120], paint.frame),
  box([34, 6, 0], [reach, 138, 16], paint.bright),
  box([34, 10, 16 + gap], [reach * 0.94, 124, 62], paint.accent),
  box([34, 4, 78 + gap], [reach * 0.94, 136, 26], paint.dark),
  ...[0.26, 0.72].flatMap((share) => [
    bar([34 + reach * share, 72, 104 + gap], 2, 15, 46, paint.bright),
    softBox([34 + reach * share - 44, 28, 150 + gap], [88, 88, 150], 18, paint.shell),
  ]),
  box([40, 20, 300 + gap], [reach * 0.9, 104, 30], paint.panel),
]

/** A welding head for a corner at (0, 0): one jaw along +x, one along +y, the heating plate in the mitre between them. */
export const weldHead = (reach = 300, gap = 78): Part => {
  const jawX = weldJaw(reach, gap)
  const jawY = turned(mirrored(weldJaw(reach, gap), 1), 2, 90)
  const plate = turned(
    [box([-150, -7, -60], [520, 14, 300], paint.zinc), box([-162, -16, 240], [540, 32, 34], paint.deep)],
    2,
    45,
  )
  return [...jawX, ...moved(jawY, [0, 0, 0]), ...moved(plate, [-4, -4, 0])]
}

/** A crimping head for an aluminium corner at (0, 0): anvil block and two knife slides that press into the corner. */
export const crimpHead = (): Part => {
  const knife: Part = [
    softBox([120, -240, 40], [150, 190, 130], 20, paint.shell),
    box([150, -50, 70], [90, 60, 70], paint.accent),
    prism(
      [
        [
          [165, 10],
          [225, 10],
          [200, 46],
          [190, 46],
        ],
      ],
      2,
      84,
      126,
      paint.bright,
    ),
    bar([195, -240, 105], 1, 56, -150, paint.dark),
  ]
  const anvil = prism(
    [
      [
        [10, 90],
        [90, 10],
        [230, 10],
        [230, 110],
        [110, 230],
        [10, 230],
      ].map(([x, y]) => [x! + 60, y! + 60] as Flat),
    ],
    2,
    0,
    120,
    paint.dark,
  )
  return [anvil, ...knife, ...turned(mirrored(knife, 1), 2, 90)]
}

/** A round turret of tools, as on corner cleaners. */
export const cleaningHead = (): Part => [
  softBox([-110, -90, 130], [220, 200, 330], 30, paint.shell),
  bar([0, -20, 60], 2, 62, 70, paint.dark),
  prism([circle(0, -20, 116, 12)], 2, 26, 60, paint.accentMetal),
  bar([0, -20, 0], 2, 26, 26, paint.bright),
  ...[-70, 70].map((x) => box([x - 14, -120, 40], [28, 26, 130], paint.bright)),
  ...motor([0, 0, 460], 2, 200, 78),
]
