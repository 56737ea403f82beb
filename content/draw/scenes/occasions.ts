import { look } from '../kit/camera.ts'
import { paint } from '../kit/colours.ts'
import { bar, box, hose, mark, rectangle } from '../kit/shapes.ts'
import { moved, prism } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { airUnit, controlDesk } from '../parts/controls.ts'
import { windowUpright } from '../parts/frames.ts'
import { pvcFrame, pvcSash } from '../parts/sections.ts'
import { motif } from './motif.ts'
import type { Motif } from './motif.ts'

/** A stand at a fair: a stage with an accent edge, a back wall, the machine and two finished windows. */
export const fairStand = (machine: Part, variant: number) => (): Motif => {
  const [width, depth, wall] = [6600, 4600, 2700]
  const panels = 5
  const step = width / panels
  return motif(
    [
      box([0, 0, -160], [width, depth, 160], paint.panel),
      mark(1, -1, rectangle(0, -70, width, 50), paint.accent),
      mark(0, width + 1, rectangle(0, -70, depth, 50), paint.accent),
      ...Array.from({ length: panels }, (_, i) =>
        box(
          [i * step + 20, depth - 120, 0],
          [step - 40, 80, i === variant % panels ? wall + 500 : wall],
          i === variant % panels ? paint.accent : paint.shell,
        ),
      ),
      box([0, 60, 0], [80, depth - 200, wall * 0.4], paint.body),
      ...moved(machine, [variant === 4 ? 2300 : 700, 1300, 0]),
      ...windowUpright([width - 1500, depth - 420, 0], [1100, 1500], variant % 2 ? pvcSash : pvcFrame),
      ...controlDesk([width - 1100, 900, 0], 1250),
      ...[1, 2].map((i) => bar([width - 500, 700 + i * 700, 0], 2, 220, 760, i === 1 ? paint.dark : paint.body)),
      ...[1, 2].map((i) => bar([width - 500, 700 + i * 700, 760], 2, 330, 40, paint.shell)),
    ],
    [0, 0, -160],
    [width, depth, wall],
    { camera: look(30 + (variant % 3) * 6, 27) },
  )
}

/** Air preparation with its hoses: where the leaks are. */
export const compressedAir = (): Motif =>
  motif(
    [
      ...airUnit([0, 0, 0]),
      box([-260, 24, -160], [860, 30, 560], paint.panel),
      mark(1, 23, rectangle(-230, 340, 800, 14), paint.accent),
      ...hose(
        [
          [-260, -46, 154],
          [-160, -46, 154],
          [20, -46, 154],
        ],
        16,
        paint.dark,
        8,
      ),
      ...hose(
        [
          [300, -46, 154],
          [380, -60, 150],
          [430, -110, 60],
          [520, -120, -60],
          [600, -60, -140],
        ],
        16,
        paint.accent,
        10,
      ),
      ...hose(
        [
          [260, -60, 124],
          [280, -130, 20],
          [200, -160, -80],
          [60, -120, -150],
        ],
        12,
        paint.rubber,
        10,
      ),
    ],
    [-240, -130, -140],
    [800, 180, 480],
    { camera: look(28, 20) },
  )

/** A machine as it arrives: on its own, all of it in sight. */
export const wholeMachine = (machine: Part): Motif => ({ part: machine, focus: machine, camera: look(33, 27) })

/** Two beams of welding heads beside each other on the sheet, for comparing. */
export const sideBySide = (left: Part, right: Part) => (): Motif =>
  motif([...moved(left, [0, 0, 0]), ...moved(right, [5000, 400, 0])], [0, 0, 0], [9000, 2200, 1500], {
    camera: look(24, 30),
  })

/** A factory seen from outside: saw-tooth roofs, a strip of windows, a gate. */
export const factory = (): Motif => {
  const bay = (x: number): Part => [
    box([x, 0, 0], [2000, 4200, 1500], paint.panel),
    ...[0, 1, 2, 3].map((i) => mark(0, x + 2000.6, rectangle(260 + i * 980, 500, 720, 560), paint.lit)),
    ...[0, 1, 2].map((i) =>
      mark(1, -0.6, rectangle(x + 150 + i * 600, 560, 460, 520), i === 1 ? paint.screen : paint.lit),
    ),
    box([x - 30, -30, 1500], [2060, 4260, 90], paint.shell),
    ...roof(x),
  ]
  return motif(
    [
      box([-900, -1700, -60], [8000, 6800, 60], paint.frame),
      ...[0, 2000, 4000].flatMap(bay),
      mark(1, -1.2, rectangle(2560, 0, 880, 1000), paint.accent),
      ...[0, 1, 2, 3, 4].map((i) => mark(1, -1.8, rectangle(2560, 180 * (i + 1), 880, 14), paint.deep)),
      ...[-500, 6400].flatMap((x) => [
        bar([x, -1000, 0], 2, 24, 1500, paint.dark),
        box([x - 120, -1060, 1500], [240, 120, 40], paint.shell),
      ]),
      mark(2, 2, rectangle(-900, -1300, 8000, 40), paint.pvc),
    ],
    [-900, -1700, -60],
    [8000, 6800, 2300],
    { camera: look(38, 30) },
  )
}

/** Saw-tooth roof: each tooth a wedge along x, its glazed upright side towards us. */
const roof = (x: number): Part =>
  [0, 1400, 2800].flatMap((y) => [
    prism(
      [
        [
          [y + 40, 1590],
          [y + 1360, 1590],
          [y + 40, 2200],
        ],
      ],
      0,
      x + 20,
      x + 1980,
      paint.body,
    ),
    mark(1, y + 39, rectangle(x + 120, 1650, 1760, 440), paint.lit),
    ...[0, 1, 2, 3].map((i) => mark(1, y + 38, rectangle(x + 120 + i * 440, 1650, 16, 440), paint.deep)),
  ])
