import { paint } from '../kit/colours.ts'
import { look } from '../kit/camera.ts'
import { arc, bar, box, circle, hose, mark, rectangle, ring, roundedRectangle, softBox } from '../kit/shapes.ts'
import { mirrored, moved, prism, scaled, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { frameLying, lying, mitredBar, paneLying } from '../parts/frames.ts'
import { clampDown, guideX, motor } from '../parts/handling.ts'
import { cleaningHead, crimpHead } from '../parts/heads.ts'
import { aluminiumFrame, aluminiumTube, glazingBead, mitre, profileBar, pvcFrame, pvcMullion, pvcSash } from '../parts/profiles.ts'
import { cutterStack, sawBlade, screwUnit, spindleDown } from '../parts/tools.ts'
import { motif } from './motif.ts'
import type { Motif } from './motif.ts'

const table = (x: number, y: number, w: number, d: number): Part => [
  box([x, y, -60], [w, d, 60], paint.frame),
  box([x, y, 0], [w, d, 10], paint.steel),
]

export const sawing = (): Motif => {
  const blade = sawBlade([-150, 205, 190], 0, 225, 60, 7)
  return motif(
    [
      ...table(-900, -60, 730, 330),
      ...table(-130, -60, 330, 330),
      ...blade,
      prism([[...arc(205, 190, 250, 25, 150, 12), ...arc(205, 190, 150, 150, 25, 12)]], 0, -200, -164, paint.accent),
      ...motor([-200, 205, 190], 0, -240, 80),
      ...profileBar(pvcSash, [0, 30, 10], -900, -152),
      ...profileBar(pvcSash, [0, 30, 10], -140, 60),
      box([-900, 125, 10], [600, 26, 120], paint.panel),
      ...clampDown([-330, 70, 90], 60),
      ...clampDown([-560, 70, 90], 60),
    ],
    [-330, -40, -60],
    [420, 260, 430],
    { camera: look(50, 26) },
  )
}

export const mitreSawing = (): Motif =>
  motif(
    [
      ...table(-900, -60, 1200, 330),
      ...profileBar(pvcFrame, [0, 30, 10], -900, mitre(-60, 1)),
      ...profileBar(pvcFrame, [0, 30, 10], mitre(30, 1), 240),
      ...turned(sawBlade([0, 200, 120], 0, 230, 60, 7), 1, -45, [0, 0, 10]).flatMap((solid) => moved([solid], [-8, 0, 0])),
      ...clampDown([-300, 70, 82], 60),
    ],
    [-380, -60, -60],
    [620, 330, 400],
  )

/** The moment after heating: the plate has risen out of the gap, the two mitres are about to meet. */
export const weldingPlate = (): Motif => {
  const apart = 84
  const jaw: Part = [
    box([210, 2, -80], [420, 82, 78], paint.frame),
    box([210, 2, 88], [420, 82, 26], paint.accent),
    box([210, 2, 114], [420, 82, 30], paint.dark),
    ...[300, 520].flatMap((x) => [bar([x, 42, 144], 2, 14, 40, paint.bright), softBox([x - 42, 0, 184], [84, 84, 120], 16, paint.shell)]),
  ]
  const one: Part = [...mitredBar(pvcSash, 900), ...jaw]
  const other = turned(mirrored(one, 1), 2, 90)
  const plate: Part = [
    box([-120, -6, 190], [320, 12, 150], paint.zinc),
    box([-120, -7, 190], [320, 14, 26], paint.accent),
    box([-140, -18, 340], [360, 36, 40], paint.deep),
    bar([40, 0, 380], 2, 22, 160, paint.bright),
  ]
  return motif(
    [
      ...moved(other, [-apart, apart, 0]),
      ...turned(plate, 2, 45),
      ...moved(one, [apart, -apart, 0]),
    ],
    [-60, -80, -80],
    [620, 560, 440],
    { camera: look(40, 33) },
  )
}

export const cleaningCorner = (): Motif => {
  const corner = frameLying([-20, 0, 0], [700, 700], pvcSash, { sides: ['front', 'left'] })
  const seam = box([-20, 0, 86], [110, 7, 4], paint.accent)
  const part = [...corner, ...turned([seam], 2, 45, [-20, 0, 0])]
  return motif(
    [
      ...turned(part, 2, -28),
      ...moved(turned(scaled(cleaningHead(), 1.05), 2, 10), [20, 52, 94]),
      ...hose([[150, 20, 96], [190, -10, 130], [170, -50, 150], [130, -30, 128], [150, 10, 112], [200, 0, 100]], 3, paint.pvc, 10),
    ],
    [-120, -230, 0],
    [560, 470, 480],
    { camera: look(32, 32) },
  )
}

export const millingAluminium = (): Motif => {
  const top = 110
  const pocket = (x: number, figure: [number, number][]) => mark(2, top + 0.6, figure.map(([u, v]) => [u + x, v] as const), paint.slot)
  const slot = (x: number) => pocket(x, roundedRectangle(-60, 18, 120, 24, 12) as [number, number][])
  const hole = (x: number) => pocket(x, circle(0, 30, 13, 24) as [number, number][])
  return motif(
    [
      ...profileBar(aluminiumTube, [0, 0, 0], -900, 330),
      slot(-420),
      hole(-300),
      hole(-250),
      slot(120),
      hole(230),
      mark(1, -0.6, roundedRectangle(80, 34, 130, 40, 20), paint.slot),
      mark(1, -0.6, circle(250, 54, 20, 24), paint.slot),
      ...moved(scaled(turned(spindleDown([0, 0, 0], 1, 110), 0, 0), 0.86), [-90, 30, 96]),
      box([-700, -70, -70], [150, 200, 70], paint.dark),
      box([-700, -90, 0], [150, 80, 90], paint.accent),
      box([-700, 62, 0], [150, 80, 100], paint.frame),
      ...guideX([-900, 30, -120], 1300),
    ],
    [-330, -60, -90],
    [660, 200, 480],
    { camera: look(46, 28) },
  )
}

export const routingLock = (): Motif =>
  motif(
    [
      ...profileBar(pvcSash, [0, 0, 0], -900, 320),
      mark(1, -0.6, roundedRectangle(-40, 4, 200, 11, 5), paint.slot),
      mark(2, 78.6, roundedRectangle(-150, 15, 110, 14, 7), paint.slot),
      ...[60, 103, 146].flatMap((x) => [
        bar([x, -4, 40], 1, 6, -120, paint.bright),
        bar([x, -124, 40], 1, 17, -60, paint.accent),
        ...motor([x, -184, 40], 1, -170, 20),
      ]),
      box([20, -250, 14], [166, 70, 54], paint.frame),
      ...moved(scaled(spindleDown([0, 0, 0], 1, 120), 0.7), [-95, 22, 74]),
      ...profileBar(pvcFrame, [0, 130, -10], -900, -500),
    ],
    [-230, -260, -40],
    [540, 340, 380],
    { camera: look(48, 30) },
  )

export const waterSlots = (): Motif =>
  motif(
    [
      ...moved(profileBar(pvcFrame, [0, 0, 0], -900, 260), [0, 0, 0]),
      ...[-420, -180, 60].flatMap((x) => [
        mark(1, -0.6, roundedRectangle(x - 18, 16, 36, 6, 3), paint.slot),
        mark(2, 46.6, roundedRectangle(x + 40, 30, 32, 6, 3), paint.slot),
      ]),
      ...turned(moved(scaled(turned(spindleDown([0, 0, 0], 1, 130), 0, 90), 0.55), [60, -2, 19]), 0, -10, [0, 0, 19]),
      ...hose([[170, -70, 60], [178, -66, 30], [176, -70, 6], [186, -74, -30]], 3, paint.lit, 8),
    ],
    [-110, -230, -40],
    [390, 330, 170],
    { camera: look(48, 27) },
  )

export const drivingScrews = (): Motif =>
  motif(
    [
      ...profileBar(lying(pvcFrame), [0, 0, 0], -900, 240),
      ...[-560, -380, -200].flatMap((x) => [bar([x, 26, 74], 2, 7, 4, paint.zinc), ring([x, 26, 73], 2, 11, 7, 2, paint.deep)]),
      bar([-20, 26, 76], 2, 3, 26, paint.bright),
      bar([-20, 26, 102], 2, 7, 6, paint.zinc),
      ...moved(scaled(screwUnit([0, 0, 0]), 0.62), [-20, 26, 108]),
      ...hose([[-20, 40, 330], [60, 60, 420], [180, 120, 400], [260, 170, 300]], 9, paint.accent, 10),
      box([-900, -50, -60], [1080, 200, 58], paint.frame),
      box([-900, 74, -2], [1040, 24, 50], paint.panel),
    ],
    [-170, -60, -60],
    [410, 220, 330],
    { camera: look(50, 28) },
  )

export const millingEnds = (): Motif =>
  motif(
    [
      ...profileBar(lying(pvcMullion), [0, 0, 6], -900, 0),
      box([-900, -60, -60], [830, 240, 60], paint.frame),
      ...scaled(cutterStack([0, 0, 0], 110), 0.9).flatMap((solid) => moved([solid], [120, 40, -40])),
      bar([120, 40, 130], 2, 64, 120, paint.shell),
      bar([120, 40, 250], 2, 90, 40, paint.dark),
      box([-900, 100, 0], [700, 30, 120], paint.panel),
      ...clampDown([-190, 44, 84], 50),
      ...clampDown([-420, 44, 84], 50),
    ],
    [-230, -60, -60],
    [470, 220, 350],
    { camera: look(42, 30) },
  )

export const crimpingCorner = (): Motif =>
  motif(
    turned(
      [
        ...crimpHead(),
        box([-60, -60, -60], [460, 460, 60], paint.steel),
        ...frameLying([60, 60, 20], [760, 760], aluminiumFrame, { sides: ['front', 'left'] }),
      ],
      2,
      -20,
    ),
    [-60, -260, -60],
    [600, 560, 300],
    { camera: look(38, 38) },
  )

export const glazingCorner = (): Motif => {
  const width = 760
  return motif(
    [
      ...frameLying([-560, 0, 0], [width, width], pvcFrame, { sides: ['front', 'right', 'back'] }),
      ...paneLying([-490, 74, 44], [width - 144, width - 148]),
      ...moved(turned(profileBar(glazingBead, [0, 0, 0], 0, 470), 1, 0), [-380, 40, 150]),
      ...[-60].flatMap((x) => [
        bar([x, 330, 46], 2, 100, 34, paint.rubber),
        bar([x, 330, 80], 2, 34, 90, paint.bright),
        softBox([x - 80, 290, 170], [160, 80, 80], 20, paint.accent),
      ]),
      bar([-60, 330, 250], 2, 24, 300, paint.frame),
    ],
    [-360, -40, 0],
    [600, 560, 280],
    { camera: look(36, 36) },
  )
}

export const rollingFrames = (): Motif =>
  motif(
    [
      ...[-3, -2, -1, 0, 1, 2, 3].map((i) => bar([i * 150 - 200, 60, -50], 1, 45, 700, paint.bright)),
      box([-1000, 0, -110], [1500, 60, 110], paint.panel),
      box([-1000, 760, -110], [1500, 60, 110], paint.panel),
      mark(1, -0.6, rectangle(-1000, -70, 1500, 26), paint.accent),
      ...frameLying([-760, 150, -4], [760, 560], pvcSash),
      box([60, 330, -10], [36, 200, 110], paint.accent),
    ],
    [-620, 0, -110],
    [960, 800, 260],
  )
