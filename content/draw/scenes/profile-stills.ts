import { look } from '../kit/camera.ts'
import { paint } from '../kit/colours.ts'
import { hose, mark, roundedRectangle } from '../kit/shapes.ts'
import { moved, prism, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Flat, Point } from '../kit/vector.ts'
import { frameLying } from '../parts/frames.ts'
import { profileBar } from '../parts/profile-bar.ts'
import { aluminiumFrame, aluminiumTube, pvcFrame, pvcMullion, pvcSash, steelBar } from '../parts/sections.ts'
import type { Section } from '../parts/sections.ts'
import { motif } from './motif.ts'
import type { Motif } from './motif.ts'

const cutEnd = look(56, 24)

/** Bars side by side, their cut ends towards us, each a little longer than the one before. */
const bundle = (sections: Section[], step = 150): Part =>
  sections.flatMap((section, i) => profileBar(section, [0, i * step, 0], -900, 120 - i * 46))

export const profileFamily = (): Motif =>
  motif(bundle([pvcFrame, pvcSash, pvcMullion, aluminiumFrame, aluminiumTube]), [-160, 0, 0], [280, 720, 130], {
    camera: cutEnd,
  })

export const oneSection =
  (section: Section = pvcSash) =>
  (): Motif =>
    motif(profileBar(section, [0, 0, 0], -460, 0), [-60, 0, 0], [60, section.width, section.height], {
      camera: look(58, 22),
    })

export const pvcAndAluminium = (): Motif =>
  motif(bundle([pvcSash, aluminiumFrame], 150), [-70, 0, 0], [190, 240, 84], { camera: cutEnd })

export const steelInside = (): Motif =>
  motif(
    [
      ...profileBar({ ...pvcFrame, layers: pvcFrame.layers.filter((_, i) => i !== 1) }, [0, 0, 0], -700, 0),
      ...profileBar({ ...pvcFrame, layers: pvcFrame.layers.slice(1, 2) }, [0, 0, 0], -690, 130),
      ...profileBar(steelBar, [40, 150, 0], -700, 60),
      ...profileBar(steelBar, [40, 206, 0], -700, 20),
    ],
    [-110, 0, 0],
    [250, 190, 74],
    { camera: cutEnd },
  )

export const weldedSeam = (bead: boolean) => (): Motif => {
  const corner = frameLying([0, 0, 0], [900, 900], pvcSash, { sides: ['front', 'left'] })
  const ridge: Flat[] = [
    [22, -5],
    [81, -5],
    [81, 5],
    [22, 5],
  ]
  const seam = prism([bead ? ridge : ridge.map(([u, v]) => [u, v * 0.16])], 2, 86, bead ? 93 : 86.8, paint.accent)
  const skirt = bead
    ? [
        prism(
          [
            [
              [-7, -7],
              [4, -4],
              [4, 4],
              [-4, 4],
            ],
          ],
          2,
          4,
          84,
          paint.accent,
        ),
      ]
    : []
  return motif(turned([...corner, ...turned([seam], 2, 45), ...skirt], 2, -45), [-30, -200, 0], [330, 400, 90], {
    camera: look(12, 40),
  })
}

export const openCorner = (): Motif =>
  motif(
    turned(
      [
        ...frameLying([0, 0, 0], [900, 900], aluminiumFrame, { sides: ['front'] }),
        ...moved(frameLying([0, 0, 0], [900, 900], aluminiumFrame, { sides: ['left'] }), [-90, 90, 0]),
        prism(
          [
            [
              [40, 14],
              [190, 14],
              [190, 34],
              [60, 34],
              [60, 164],
              [40, 164],
            ].map(([u, v]) => [u! - 66, v! + 30] as Flat),
          ],
          2,
          26,
          48,
          paint.accent,
        ),
      ],
      2,
      -20,
    ),
    [-140, -120, 0],
    [380, 360, 80],
    { camera: look(38, 36) },
  )

export const waterPath = (): Motif => {
  const drops: Point[] = [
    [120, -4, 26],
    [122, -10, 12],
    [122, -12, -4],
    [122, -12, -22],
  ]
  return motif(
    [
      ...profileBar(pvcFrame, [0, 0, 0], -700, 0),
      ...[-330, -150].map((x) => mark(1, -0.6, roundedRectangle(x, 16, 36, 6, 3), paint.slot)),
      ...hose(
        [
          [-40, 100, 60],
          [-60, 44, 56],
          [-80, 40, 40],
          [-110, 10, 26],
          [-132, -3, 19],
        ],
        2,
        paint.lit,
        8,
      ),
      ...hose(
        drops.map(([x, y, z]) => [x - 252, y, z - 6] as Point),
        2.4,
        paint.lit,
        6,
      ),
    ],
    [-190, -20, -10],
    [190, 110, 80],
    { camera: look(50, 24) },
  )
}
