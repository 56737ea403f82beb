import { paint } from '../kit/colours.ts'
import type { Material } from '../kit/colours.ts'
import { rectangle } from '../kit/shapes.ts'
import type { Flat } from '../kit/vector.ts'

/** A cross-section in millimetres: (depth, height). Layers are drawn as bodies of their own: walls, steel, seals. */
type Layer = { loops: Flat[][]; material: Material; inside?: Material }
export type Section = { width: number; height: number; layers: Layer[] }

const chamber = (left: number, low: number, right: number, high: number) =>
  rectangle(left, low, right - left, high - low)

const steelTube = (left: number, low: number, right: number, high: number): Layer => ({
  loops: [chamber(left, low, right, high), chamber(left + 2, low + 2, right - 2, high - 2)],
  material: paint.zinc,
})

const pvc = (loops: Flat[][]): Layer => ({ loops, material: paint.pvc, inside: paint.pvcInside })

const seal = (u: number, v: number, towards: 1 | -1): Layer => ({
  loops: [
    [
      [u, v],
      [u + 3 * towards, v + 1],
      [u + 7 * towards, v + 5],
      [u + 3.4 * towards, v + 7],
      [u, v + 6],
    ],
  ],
  material: paint.gasket,
})

export const pvcFrame: Section = {
  width: 74,
  height: 70,
  layers: [
    pvc([
      [
        [0, 0],
        [74, 0],
        [74, 46],
        [64, 46],
        [64, 43],
        [56, 43],
        [56, 46],
        [24, 46],
        [24, 70],
        [0, 70],
      ],
      chamber(2.8, 2.8, 11, 43.5),
      chamber(12.6, 2.8, 49, 12),
      chamber(12.6, 13.6, 49, 43.2),
      chamber(50.6, 2.8, 60, 40.2),
      chamber(61.6, 2.8, 71.2, 40.2),
      chamber(2.8, 45.2, 11, 67.2),
      chamber(12.6, 46, 21.2, 67.2),
    ]),
    steelTube(14, 15, 47.6, 41.8),
    seal(24, 61, 1),
  ],
}

export const pvcSash: Section = {
  width: 86,
  height: 78,
  layers: [
    pvc([
      [
        [0, 0],
        [62, 0],
        [62, 12],
        [68, 15],
        [86, 15],
        [86, 58],
        [76, 58],
        [76, 54],
        [68, 54],
        [68, 58],
        [36, 58],
        [36, 78],
        [12, 78],
        [12, 24],
        [0, 20],
      ],
      chamber(3, 2.8, 21, 17),
      chamber(14.8, 27, 23, 56),
      chamber(24.6, 18.6, 60, 55.2),
      chamber(24.6, 2.8, 59.2, 17),
      chamber(61.6, 17.8, 71, 51.2),
      chamber(72.6, 17.8, 83.2, 51.2),
      chamber(14.8, 57.6, 23.2, 75.2),
      chamber(24.8, 59.6, 33.2, 75.2),
    ]),
    steelTube(26, 20, 58.6, 53.8),
    seal(36, 69, 1),
    seal(0, 6, -1),
  ],
}

export const pvcMullion: Section = {
  width: 74,
  height: 84,
  layers: [
    pvc([
      [
        [0, 0],
        [24, 0],
        [24, 22],
        [74, 22],
        [74, 62],
        [24, 62],
        [24, 84],
        [0, 84],
      ],
      chamber(2.8, 2.8, 21.2, 22),
      chamber(2.8, 23.6, 14, 60.4),
      chamber(15.6, 24.8, 54, 59.2),
      chamber(55.6, 24.8, 71.2, 59.2),
      chamber(2.8, 62, 21.2, 81.2),
    ]),
    steelTube(17, 26.2, 52.6, 57.8),
  ],
}

export const glazingBead: Section = {
  width: 24,
  height: 22,
  layers: [
    pvc([
      [
        [0, 0],
        [20, 0],
        [20, -5],
        [24, -5],
        [24, 4],
        [22, 18],
        [18, 22],
        [0, 22],
      ],
      chamber(2, 2, 19, 9),
      chamber(2, 10.4, 19.4, 19.6),
    ]),
  ],
}

export const steelBar: Section = {
  width: 36,
  height: 30,
  layers: [
    {
      loops: [
        [
          [0, 0],
          [36, 0],
          [36, 30],
          [26, 30],
          [26, 28],
          [34, 28],
          [34, 2],
          [2, 2],
          [2, 28],
          [10, 28],
          [10, 30],
          [0, 30],
        ],
      ],
      material: paint.zinc,
    },
  ],
}

const bridge = (low: number): Layer => ({
  loops: [
    [
      [25, low],
      [28, low + 1.4],
      [45, low + 1.4],
      [48, low],
      [48, low + 4],
      [45, low + 3.2],
      [28, low + 3.2],
      [25, low + 4],
    ],
  ],
  material: paint.gasket,
})

/** Aluminium with a thermal break: two hollow shells joined by two polyamide strips. */
export const aluminiumFrame: Section = {
  width: 76,
  height: 70,
  layers: [
    {
      loops: [
        [
          [0, 0],
          [25, 0],
          [25, 46],
          [20, 46],
          [20, 70],
          [0, 70],
          [0, 67],
          [17, 67],
          [17, 48],
          [0, 48],
        ],
        chamber(2.2, 2.2, 22.8, 22),
        chamber(2.2, 24, 22.8, 45.8),
      ],
      material: paint.aluminium,
    },
    {
      loops: [
        [
          [48, 0],
          [76, 0],
          [76, 46],
          [48, 46],
        ],
        chamber(50.2, 2.2, 73.8, 43.8),
      ],
      material: paint.aluminium,
    },
    bridge(6),
    bridge(36),
  ],
}

export const aluminiumTube: Section = {
  width: 60,
  height: 110,
  layers: [
    {
      loops: [rectangle(0, 0, 60, 110), chamber(3, 3, 57, 52), chamber(3, 55, 57, 107)],
      material: paint.aluminium,
    },
  ],
}

/** The same section larger than life, so that a bar is seen on a long machine. */
export const grown = (section: Section, by: number): Section => ({
  width: section.width * by,
  height: section.height * by,
  layers: section.layers.map((layer) => ({
    ...layer,
    loops: layer.loops.map((loop) => loop.map(([u, v]): Flat => [u * by, v * by])),
  })),
})
