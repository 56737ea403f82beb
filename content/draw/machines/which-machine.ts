import { paint } from '../kit/colours.ts'
import { box } from '../kit/shapes.ts'
import type { Part } from '../kit/solid.ts'
import { aluminiumFrame, aluminiumTube, pvcFrame, pvcMullion, pvcSash } from '../parts/sections.ts'
import { cornerCleaner, twinCleaner } from './cleaning.ts'
import { measuringConveyor, turningTable, verticalConveyor } from './conveying.ts'
import { glazingPress, inspectionStand, tiltingTable, vacuumLifter } from './glazing.ts'
import { doubleCrimper, fourHeadCrimper, singleCrimper } from './joining.ts'
import { machiningCentre, pvcMachiningCentre } from './machining.ts'
import { cncEndMiller, copyRouter, endMiller, waterSlotMiller } from './routing.ts'
import { doubleMitreSaw, upCutSaw } from './mitre-saws.ts'
import { beadSaw, sawCentre } from './other-saws.ts'
import { hardwareStation, screwMachine, strikerPlateMachine, travellingScrewMachine } from './screwing.ts'
import { clamp } from './size.ts'
import type { Size } from './size.ts'
import { portalWelder, seamlessBridge, singleHeadWelder, twoHeadWelder } from './welding.ts'

export type Machine = { slug: string; category: string; figures: Map<string, number> }

/** Long machines are drawn a little shorter than they are, so that the tools on them can be seen. */
const shortened = (size: Size, from: number, share: number): Size => ({
  ...size,
  length: size.length <= from ? size.length : from + (size.length - from) * share,
})

const kinds: [RegExp, (size: Size, machine: Machine) => Part][] = [
  [/bead-saw/, (size) => beadSaw(shortened(size, 3000, 0.4))],
  [/up-cut/, (size, { slug }) => upCutSaw(size, /alumini/.test(slug) ? aluminiumFrame : pvcFrame)],
  [
    /cutting-centre|saw-centre|sawing-centre/,
    (size, { slug }) => {
      const less = { ...shortened(size, 5200, 0.2), width: Math.min(size.width * 0.6, 1700) }
      return sawCentre(less, /alumini/.test(slug) ? aluminiumFrame : pvcFrame, size.length > 16000 ? 2 : 1)
    },
  ],
  [
    /saw/,
    (size, { slug, figures }) => {
      const automatic = /cnc|automatic/.test(slug)
      const aluminium = /alumini/.test(slug)
      return doubleMitreSaw(shortened(size, 3000, 0.45), {
        blade: figures.get('blade-diameter') ?? 450,
        tilt: automatic ? [-22, 30] : [0, aluminium ? 22 : 45],
        automatic,
        section: aluminium ? aluminiumTube : pvcSash,
        guarded: automatic,
      })
    },
  ],
  [/single-head-weld/, (size) => singleHeadWelder({ ...size, length: 1900 })],
  [/(double|two|twin)-head-weld/, (size) => twoHeadWelder(shortened(size, 2400, 0.4))],
  [
    /weld/,
    (size, { slug, figures }) => {
      const heads = figures.get('welding-heads') ?? 4
      const less = { ...size, length: size.length * (heads > 4 ? 0.68 : 0.6), width: size.width * 0.56 }
      const seamless = /seamless/.test(slug)
      return [
        ...portalWelder(less, heads >= 6 ? 6 : 4),
        ...(seamless ? seamlessBridge(less.length, less.width, less.table) : []),
      ]
    },
  ],
  [/twin.*clean|double.*clean/, (size) => twinCleaner(shortened(size, 2600, 0.4))],
  [/clean/, (size, { figures }) => cornerCleaner(size, figures.get('axes') ?? 1)],
  [
    /pass-through/,
    (size) => sawCentre({ ...shortened(size, 5200, 0.14), width: Math.min(size.width * 0.4, 1900) }, aluminiumTube, 2),
  ],
  [/pvc-machining/, (size) => pvcMachiningCentre(shortened(size, 4200, 0.35))],
  [
    /machining-centre/,
    (size, { slug, figures }) => {
      const axes = /five/.test(slug) ? 5 : /four/.test(slug) ? 4 : (figures.get('axes') ?? 3)
      return machiningCentre(shortened(size, 3600, axes === 3 ? 0.26 : 0.2), {
        axes,
        clamps: clamp(figures.get('clamps') ?? axes + 1, 3, 8),
        cabin: axes === 5,
      })
    },
  ],
  [
    /water-slot|drainage/,
    (size, { slug, figures }) => {
      const automatic = /cnc/.test(slug)
      const length = automatic ? 4300 : Math.max(size.length, 2100)
      return waterSlotMiller({ ...size, length }, clamp(figures.get('spindles') ?? 3, 2, 5), automatic)
    },
  ],
  [
    /rout|lock|handle/,
    (size, { slug }) =>
      copyRouter(
        { ...size, length: Math.max(size.length, 1700) },
        /triple/.test(slug) ? 3 : 0,
        /triple|alumini/.test(slug) ? aluminiumTube : pvcSash,
      ),
  ],
  [
    /striker/,
    (size, { figures }) =>
      strikerPlateMachine(shortened(size, 2600, 0.4), clamp(figures.get('screw-units') ?? 1, 1, 3)),
  ],
  [/hardware/, (size) => hardwareStation(shortened(size, 2400, 0.5))],
  [
    /travelling.*screw/,
    (size, { figures }) =>
      travellingScrewMachine(shortened(size, 2800, 0.4), clamp(figures.get('screw-units') ?? 1, 1, 3)),
  ],
  [
    /screw/,
    (size, { figures }) =>
      screwMachine(
        { ...shortened(size, 2600, 0.4), length: clamp(size.length, 2600, 3400) },
        clamp(figures.get('screw-units') ?? 1, 1, 3),
      ),
  ],
  [/cnc.*end-mill|cnc-mullion/, (size) => cncEndMiller(shortened(size, 3000, 0.4))],
  [
    /end-mill/,
    (size, { slug }) =>
      endMiller(
        { ...size, length: clamp(size.length * 1.4, 1800, 2600) },
        /automatic/.test(slug),
        /automatic/.test(slug) ? aluminiumFrame : pvcMullion,
      ),
  ],
  [
    /four-head.*crimp/,
    (size) =>
      fourHeadCrimper({
        ...size,
        length: clamp(size.length * 0.62, 2800, 3800),
        width: clamp(size.width * 0.58, 2000, 2700),
      }),
  ],
  [/(double|two|twin).*crimp/, (size) => doubleCrimper(shortened(size, 2400, 0.4))],
  [/crimp/, (size) => singleCrimper(size)],
  [/glazing-press|press/, (size) => glazingPress(shortened(size, 2800, 0.5))],
  [/tilting/, (size) => tiltingTable(size)],
  [/lifter|vacuum/, (size) => vacuumLifter(size, 4)],
  [/inspection/, (size) => inspectionStand(shortened(size, 2600, 0.5))],
  [
    /turning|transfer/,
    (size) => turningTable({ ...size, length: clamp(size.length, 1800, 3000), width: clamp(size.width, 1600, 2600) }),
  ],
  [
    /vertical|frame-conveyor|motorised/,
    (size) => verticalConveyor({ ...shortened(size, 3000, 0.4), width: clamp(size.width, 700, 1100) }),
  ],
  [
    /conveyor|measuring/,
    (size, { slug }) => measuringConveyor(shortened(size, 2600, 0.3), /alumini/.test(slug) ? aluminiumFrame : pvcFrame),
  ],
]

const usual: Size = { length: 2400, width: 1200, height: 1700, table: 950 }

export const sizeOf = ({ figures }: Machine): Size => ({
  length: figures.get('length') ?? usual.length,
  width: figures.get('width') ?? usual.width,
  height: figures.get('height') ?? usual.height,
  table: clamp(figures.get('working-height') ?? usual.table, 800, 1100),
})

export const drawMachine = (machine: Machine): Part => {
  const kind = kinds.find(([name]) => name.test(machine.slug))
  const size = sizeOf(machine)
  if (kind) return kind[1](size, machine)
  console.warn(`No drawing for ${machine.slug}; a plain bench stands in`)
  return [box([0, 0, 0], [size.length, size.width, size.height], paint.body)]
}
