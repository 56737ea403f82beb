import { paint } from '../kit/colours.ts'
import { look } from '../kit/camera.ts'
import { arc, bar, box, circle, hose, mark, roundedRectangle } from '../kit/shapes.ts'
import { moved, prism, scaled, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { lying } from '../parts/frames.ts'
import { clampDown, guideX, motor } from '../parts/handling.ts'
import { mitre, profileBar } from '../parts/profile-bar.ts'
import { aluminiumTube, pvcFrame, pvcMullion, pvcSash } from '../parts/sections.ts'
import { cutterStack, sawBlade, spindleDown } from '../parts/tools.ts'
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
      ...turned(sawBlade([0, 200, 120], 0, 230, 60, 7), 1, -45, [0, 0, 10]).flatMap((solid) =>
        moved([solid], [-8, 0, 0]),
      ),
      ...clampDown([-300, 70, 82], 60),
    ],
    [-380, -60, -60],
    [620, 330, 400],
  )

export const millingAluminium = (): Motif => {
  const top = 110
  const pocket = (x: number, figure: [number, number][]) =>
    mark(
      2,
      top + 0.6,
      figure.map(([u, v]) => [u + x, v] as const),
      paint.slot,
    )
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
      ...hose(
        [
          [170, -70, 60],
          [178, -66, 30],
          [176, -70, 6],
          [186, -74, -30],
        ],
        3,
        paint.lit,
        8,
      ),
    ],
    [-110, -230, -40],
    [390, 330, 170],
    { camera: look(48, 27) },
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
