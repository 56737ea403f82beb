import { paint } from '../kit/colours.ts'
import { look } from '../kit/camera.ts'
import { bar, box, hose, mark, rectangle, ring, softBox } from '../kit/shapes.ts'
import { mirrored, moved, scaled, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import { frameLying, lying, mitredBar, paneLying } from '../parts/frames.ts'
import { cleaningHead, crimpHead } from '../parts/heads.ts'
import { profileBar } from '../parts/profile-bar.ts'
import { aluminiumFrame, glazingBead, pvcFrame, pvcSash } from '../parts/sections.ts'
import { screwUnit } from '../parts/tools.ts'
import { motif } from './motif.ts'
import type { Motif } from './motif.ts'

/** The moment after heating: the plate has risen out of the gap, the two mitres are about to meet. */
export const weldingPlate = (): Motif => {
  const apart = 84
  const jaw: Part = [
    box([210, 2, -80], [420, 82, 78], paint.frame),
    box([210, 2, 88], [420, 82, 26], paint.accent),
    box([210, 2, 114], [420, 82, 30], paint.dark),
    ...[300, 520].flatMap((x) => [
      bar([x, 42, 144], 2, 14, 40, paint.bright),
      softBox([x - 42, 0, 184], [84, 84, 120], 16, paint.shell),
    ]),
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
    [...moved(other, [-apart, apart, 0]), ...turned(plate, 2, 45), ...moved(one, [apart, -apart, 0])],
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
      ...hose(
        [
          [150, 20, 96],
          [190, -10, 130],
          [170, -50, 150],
          [130, -30, 128],
          [150, 10, 112],
          [200, 0, 100],
        ],
        3,
        paint.pvc,
        10,
      ),
    ],
    [-120, -230, 0],
    [560, 470, 480],
    { camera: look(32, 32) },
  )
}

export const drivingScrews = (): Motif =>
  motif(
    [
      ...profileBar(lying(pvcFrame), [0, 0, 0], -900, 240),
      ...[-560, -380, -200].flatMap((x) => [
        bar([x, 26, 74], 2, 7, 4, paint.zinc),
        ring([x, 26, 73], 2, 11, 7, 2, paint.deep),
      ]),
      bar([-20, 26, 76], 2, 3, 26, paint.bright),
      bar([-20, 26, 102], 2, 7, 6, paint.zinc),
      ...moved(scaled(screwUnit([0, 0, 0]), 0.62), [-20, 26, 108]),
      ...hose(
        [
          [-20, 40, 330],
          [60, 60, 420],
          [180, 120, 400],
          [260, 170, 300],
        ],
        9,
        paint.accent,
        10,
      ),
      box([-900, -50, -60], [1080, 200, 58], paint.frame),
      box([-900, 74, -2], [1040, 24, 50], paint.panel),
    ],
    [-170, -60, -60],
    [410, 220, 330],
    { camera: look(50, 28) },
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
