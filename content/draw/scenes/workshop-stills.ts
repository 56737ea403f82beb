import { look } from '../kit/camera.ts'
import { paint } from '../kit/colours.ts'
import { bar, box, circle, hose, mark, rectangle, ring, softBox } from '../kit/shapes.ts'
import { moved, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { controlDesk, touchPanel } from '../parts/controls.ts'
import { windowUpright } from '../parts/frames.ts'
import { motor, rollerConveyor } from '../parts/handling.ts'
import { profileBar } from '../parts/profile-bar.ts'
import { pvcFrame, pvcSash } from '../parts/sections.ts'
import { cabinet } from '../parts/supports.ts'
import { sawBlade, spindleDown } from '../parts/tools.ts'
import { motif } from './motif.ts'
import type { Motif } from './motif.ts'

export const bladeGeometry = (): Motif =>
  motif(
    [
      ...turned(sawBlade([0, 0, 225], 0, 225, 48, 7), 2, 16),
      ...turned(sawBlade([-210, 120, 175], 0, 175, 72, 6), 2, 16),
      ...turned(sawBlade([-400, 210, 150], 0, 150, 96, 6), 2, 16),
      box([-520, -260, -24], [640, 700, 24], paint.steel),
    ],
    [-420, -160, -20],
    [480, 420, 450],
    { camera: look(56, 22) },
  )

export const controlAtWork = (): Motif =>
  motif(
    [
      ...touchPanel([0, 0, 0], 520),
      bar([0, 120, -300], 2, 40, 330, paint.body),
      softBox([-200, 30, -360], [400, 260, 60], 30, paint.dark),
    ],
    [-280, -60, -40],
    [560, 240, 430],
    {
      camera: look(32, 20),
    },
  )

export const spareParts = (): Motif => {
  const bin = (x: number, y: number, z: number, accent: boolean): Part => [
    box([x, y, z], [190, 260, 10], paint.dark),
    box([x, y, z + 10], [190, 12, 90], accent ? paint.accent : paint.body),
    box([x, y + 248, z + 10], [190, 12, 130], paint.body),
    box([x, y + 12, z + 10], [12, 236, 110], paint.body),
    box([x + 178, y + 12, z + 10], [12, 236, 110], paint.body),
  ]
  const shelf = (z: number): Part => [box([-20, -20, z - 24], [900, 330, 24], paint.panel)]
  return motif(
    [
      ...[0, 300, 600].flatMap(shelf),
      ...[-40, 880].flatMap((x) => [
        box([x, -20, -120], [20, 40, 960], paint.frame),
        box([x, 270, -120], [20, 40, 960], paint.frame),
      ]),
      ...[0, 1, 2, 3].flatMap((i) => bin(20 + i * 215, 0, 0, i === 1)),
      ...turned(sawBlade([120, 90, 410], 0, 100, 40), 2, 0),
      ...motor([250, 140, 370], 0, 190, 70),
      ...[520, 600, 680, 760].flatMap((x) => [
        bar([x, 120, 300], 2, 26, 150, paint.bright),
        bar([x, 120, 450], 2, 16, 30, paint.accent),
      ]),
      ...bin(20, 0, 600, true),
      ...bin(235, 0, 600, false),
      ring([560, 140, 600], 2, 90, 60, 60, paint.bright),
      ring([760, 140, 600], 2, 80, 50, 40, paint.zinc),
      ring([760, 140, 640], 2, 80, 50, 40, paint.zinc),
    ],
    [-40, -20, -60],
    [940, 330, 860],
    { camera: look(34, 22) },
  )
}

export const headset = (): Motif =>
  motif(
    [
      ...touchPanel([0, 160, 0], 640),
      box([-420, -260, -50], [860, 640, 50], paint.panel),
      ...hose(
        [
          [-180, -130, 60],
          [-180, -130, 190],
          [-60, -130, 270],
          [60, -130, 190],
          [60, -130, 60],
        ],
        15,
        paint.dark,
        12,
      ),
      bar([-205, -130, 60], 0, 62, 46, paint.deep),
      bar([-159, -130, 60], 0, 56, 18, paint.accent),
      bar([40, -130, 60], 0, 62, 46, paint.deep),
      bar([22, -130, 60], 0, 56, 18, paint.accent),
      ...hose(
        [
          [-205, -150, 50],
          [-190, -230, 20],
          [-110, -260, 16],
        ],
        7,
        paint.dark,
        8,
      ),
      softBox([-124, -274, 4], [44, 28, 24], 10, paint.rubber),
    ],
    [-420, -260, -50],
    [860, 640, 520],
    { camera: look(34, 27) },
  )

/** A far machine on a near screen: the panel in front, the cabinet with its antenna behind. */
export const remotePanel = (): Motif =>
  motif(
    [
      ...cabinet([420, 500, -420], [460, 380, 900]),
      bar([650, 690, 516], 2, 10, 220, paint.dark),
      ...[70, 120, 170].map((radius) => ring([650, 690, 690], 1, radius, radius - 12, 8, paint.accent)),
      ...touchPanel([0, 0, 0], 620),
      bar([0, 130, -360], 2, 44, 400, paint.body),
      softBox([-230, 20, -420], [460, 300, 60], 30, paint.dark),
    ],
    [-320, 0, -420],
    [1220, 880, 1240],
    { camera: look(30, 22) },
  )

export const drawingBoard = (): Motif => {
  const sheetSize = [1000, 700] as const
  const outline = (x: number, y: number, w: number, d: number, accent = false) => [
    mark(2, 3, rectangle(x, y, w, d), accent ? paint.accent : paint.body),
    mark(2, 3.6, rectangle(x + 6, y + 6, w - 12, d - 12), accent ? paint.accent : paint.pvc),
  ]
  return motif(
    [
      box([-60, -60, -40], [1120, 820, 40], paint.frame),
      box([0, 0, 0], [sheetSize[0], sheetSize[1], 2], paint.pvc),
      ...outline(40, 40, 920, 620),
      ...outline(90, 440, 260, 90),
      ...outline(400, 430, 150, 110),
      ...outline(610, 440, 130, 90, true),
      ...outline(800, 430, 110, 160),
      ...outline(90, 160, 200, 120),
      ...outline(350, 170, 160, 100),
      ...outline(570, 150, 340, 130),
      mark(2, 3.8, rectangle(350, 482, 50, 6), paint.accent),
      mark(2, 3.8, rectangle(550, 482, 60, 6), paint.accent),
      mark(2, 3.8, rectangle(740, 482, 60, 6), paint.accent),
      mark(2, 3.8, rectangle(852, 282, 6, 148), paint.accent),
      ...profileBar(pvcFrame, [0, -20, 4], 720, 940),
      ...moved(turned([box([0, 0, 0], [420, 40, 8], paint.bright)], 2, 24), [120, 60, 4]),
      bar([660, 360, 14], 0, 9, 190, paint.accent),
    ],
    [-60, -60, -40],
    [1120, 820, 120],
    { camera: look(34, 38) },
  )
}

export const testWindow = (): Motif =>
  motif(
    [
      ...rollerConveyor([-900, 0, 0], 2200, 500, 700, 200),
      ...windowUpright([-560, 260, 704], [900, 1100], pvcSash),
      ...controlDesk([900, -300, 0], 1350),
      ...cabinet([-1300, 300, 0], [380, 320, 1300]),
    ],
    [-1000, -300, 100],
    [2000, 800, 1800],
    { camera: look(33, 22) },
  )

export const spindleOnStand = (): Motif =>
  motif(
    [
      softBox([-160, -160, -40], [320, 320, 40], 30, paint.dark),
      ...spindleDown([0, 0, 20], 1, 110),
      ring([0, 0, 0], 2, 70, 30, 20, paint.accent),
      ...[-1, 1].flatMap((side) => [bar([side * 115, 60, 0], 2, 16, 330, paint.bright)]),
      box([-140, 40, 330], [280, 40, 60], paint.frame),
      mark(2, 0.6, circle(0, 0, 140, 40), paint.panel),
    ],
    [-190, -170, -40],
    [380, 340, 620],
    { camera: look(35, 24) },
  )
