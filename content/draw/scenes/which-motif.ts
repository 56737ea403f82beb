import { drawMachine } from '../machines/which-machine.ts'
import { pvcFrame } from '../parts/sections.ts'
import { machineOf } from '../read-content.ts'
import type { Content } from '../read-content.ts'
import type { Motif } from './motif.ts'
import { compressedAir, factory, fairStand, sideBySide, wholeMachine } from './occasions.ts'
import * as cutting from './cutting-tools.ts'
import * as joining from './joining-tools.ts'
import * as profiles from './profile-stills.ts'
import * as workshop from './workshop-stills.ts'

const machine = (slug: string, content: Content) => drawMachine(machineOf(slug, content))

/** The first pattern that a picture's name matches says what is drawn. */
const motifs: [RegExp, (content: Content) => Motif][] = [
  [/bosporus/, (all) => fairStand(machine('nv-140-four-head-welder', all), 1)()],
  [/gulf/, (all) => fairStand(machine('nv-610-three-axis-machining-centre', all), 2)()],
  [/steppe/, (all) => fairStand(machine('nv-450-double-mitre-saw', all), 3)()],
  [/fenstertage/, (all) => fairStand(machine('nv-250-four-axis-corner-cleaner', all), 4)()],
  [/open-halls|graz|factory/, () => factory()],
  [
    /two-or-four/,
    (all) => sideBySide(machine('nv-120-double-head-welder', all), machine('nv-140-four-head-welder', all))(),
  ],
  [/seam-limitation/, () => profiles.weldedSeam(true)()],
  [/crimped-corners/, () => profiles.openCorner()],
  [/cold-profiles/, () => profiles.oneSection()()],
  [/blade/, () => workshop.bladeGeometry()],
  [/compressed-air/, () => compressedAir()],
  [/order-to-label/, () => workshop.controlAtWork()],
  [/planning|layout|environment-plan/, () => workshop.drawingBoard()],
  [/water-slots-in|drain/, () => profiles.waterPath()],
  [/remote/, () => workshop.remotePanel()],
  [/hotline/, () => workshop.headset()],
  [/spare/, () => workshop.spareParts()],
  [/history/, () => cutting.mitreSawing()],
  [/making/, () => workshop.spindleOnStand()],
  [/modernisation/, () => workshop.remotePanel()],
  [/testing/, () => workshop.testWindow()],
  [/commissioning/, (all) => wholeMachine(machine('nv-610-three-axis-machining-centre', all))],
  [/training/, () => profiles.pvcAndAluminium()],
  [/people/, () => profiles.oneSection(pvcFrame)()],
  [/^profiles$/, () => profiles.profileFamily()],
  [/weld/, () => joining.weldingPlate()],
  [/clean/, () => joining.cleaningCorner()],
  [/aluminium|machining-centre/, () => cutting.millingAluminium()],
  [/router|lock/, () => cutting.routingLock()],
  [/water/, () => cutting.waterSlots()],
  [/screw/, () => joining.drivingScrews()],
  [/end-mill/, () => cutting.millingEnds()],
  [/crimp/, () => joining.crimpingCorner()],
  [/glaz|assembl/, () => joining.glazingCorner()],
  [/convey|storage/, () => joining.rollingFrames()],
  [/mitre/, () => cutting.mitreSawing()],
  [/cut|saw/, () => cutting.sawing()],
  [/steel|reinforce/, () => profiles.steelInside()],
]

const others = [
  profiles.pvcAndAluminium,
  profiles.profileFamily,
  profiles.steelInside,
  cutting.mitreSawing,
  profiles.oneSection(pvcFrame),
]

export const chooseMotif = (name: string, content: Content): Motif => {
  const found = motifs.find(([pattern]) => pattern.test(name))
  if (found) return found[1](content)
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  console.warn(`No motif for "${name}"; a profile stands in`)
  return others[number % others.length]!()
}
