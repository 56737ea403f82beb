import { drawMachine } from '../machines/which-machine.ts'
import type { Machine } from '../machines/which-machine.ts'
import { pvcFrame } from '../parts/profiles.ts'
import type { Motif } from './motif.ts'
import { compressedAir, factory, fairStand, sideBySide } from './occasions.ts'
import * as still from './still-lifes.ts'
import * as tool from './working-tools.ts'

type Content = { machines: Map<string, Machine> }

const machine = (slug: string, { machines }: Content) => drawMachine(machines.get(slug) ?? { slug, category: '', figures: new Map() })

/** The first pattern that a picture's name matches says what is drawn. */
const motifs: [RegExp, (content: Content) => Motif][] = [
  [/bosporus/, (all) => fairStand(machine('nv-140-four-head-welder', all), 1)()],
  [/gulf/, (all) => fairStand(machine('nv-610-three-axis-machining-centre', all), 2)()],
  [/steppe/, (all) => fairStand(machine('nv-450-double-mitre-saw', all), 3)()],
  [/fenstertage/, (all) => fairStand(machine('nv-250-four-axis-corner-cleaner', all), 4)()],
  [/open-halls|graz|history|factory/, () => factory()],
  [/two-or-four/, (all) => sideBySide(machine('nv-120-double-head-welder', all), machine('nv-140-four-head-welder', all))()],
  [/seam-limitation/, () => still.weldedSeam(true)()],
  [/crimped-corners/, () => still.openCorner()],
  [/cold-profiles/, () => still.oneSection()()],
  [/blade/, () => still.bladeGeometry()],
  [/compressed-air/, () => compressedAir()],
  [/order-to-label/, () => still.controlAtWork()],
  [/planning|layout|environment-plan/, () => still.drawingBoard()],
  [/water-slots-in|drain/, () => still.waterPath()],
  [/hotline|remote/, () => still.headset()],
  [/spare/, () => still.spareParts()],
  [/making|modernisation/, () => still.spindleOnStand()],
  [/testing|commissioning/, () => still.testWindow()],
  [/training/, () => still.controlAtWork()],
  [/people/, () => still.oneSection(pvcFrame)()],
  [/^profiles$/, () => still.profileFamily()],
  [/weld/, () => tool.weldingPlate()],
  [/clean/, () => tool.cleaningCorner()],
  [/aluminium|machining-centre/, () => tool.millingAluminium()],
  [/router|lock/, () => tool.routingLock()],
  [/water/, () => tool.waterSlots()],
  [/screw/, () => tool.drivingScrews()],
  [/end-mill/, () => tool.millingEnds()],
  [/crimp/, () => tool.crimpingCorner()],
  [/glaz|assembl/, () => tool.glazingCorner()],
  [/convey|storage/, () => tool.rollingFrames()],
  [/mitre/, () => tool.mitreSawing()],
  [/cut|saw/, () => tool.sawing()],
  [/steel|reinforce/, () => still.steelInside()],
]

const others = [still.pvcAndAluminium, still.profileFamily, still.steelInside, tool.mitreSawing, still.oneSection(pvcFrame)]

export const chooseMotif = (name: string, content: Content): Motif => {
  const found = motifs.find(([pattern]) => pattern.test(name))
  if (found) return found[1](content)
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  console.warn(`No motif for "${name}"; a profile stands in`)
  return others[number % others.length]!()
}
