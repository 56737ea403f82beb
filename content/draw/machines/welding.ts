import { paint } from '../kit/colours.ts'
import { bar, box, mark, rectangle, softBox } from '../kit/shapes.ts'
import { mirrored, moved, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Point } from '../kit/vector.ts'
import { airUnit, beacon, controlDesk, panelOnArm, twoHandDesk } from '../parts/controls.ts'
import { glazedCabin } from '../parts/guards.ts'
import { frameLying, mitredBar } from '../parts/frames.ts'
import { energyChain, guideX } from '../parts/handling.ts'
import { weldHead } from '../parts/heads.ts'
import { pvcFrame } from '../parts/sections.ts'
import { cabinet, castBed, closedBase, feetUnder } from '../parts/supports.ts'
import { clamp } from './size.ts'
import type { Size } from './size.ts'

/** A support arm along x with small rollers; its top is at z = 0. */
const supportArm = (length: number): Part => [
  box([0, 20, -110], [length, 110, 70], paint.body),
  ...[0.2, 0.5, 0.8].flatMap((share) => [
    box([length * share - 26, 30, -40], [52, 90, 18], paint.dark),
    bar([length * share, 20, -16], 1, 16, 110, paint.bright),
  ]),
]

/** One head on a pedestal, opening to both sides away from the operator. */
export const singleHeadWelder = ({ length, table, height }: Size): Part => {
  const arm = clamp(length * 0.42, 700, 1300)
  const scale = 1.25
  const head: Part = [
    ...weldHead(340, 84),
    ...moved(supportArm(arm), [390, 0, 6]),
    ...turned(mirrored(moved(supportArm(arm), [390, 0, 6]), 1), 2, 90),
    ...moved(mitredBar(pvcFrame, 1100), [20, 20, 18]),
    ...turned(mirrored(moved(mitredBar(pvcFrame, 1100), [20, 20, 18]), 1), 2, 90),
  ]
  const body = 640 * scale
  return [
    ...closedBase([-body / 2, -320, 0], [body, body, table - 140], 1),
    ...moved(mirrored(turned(head, 2, 45), 1), [0, 40, table]),
    softBox([-170, 180, table - 140], [340, 240, clamp(height - table + 60, 420, 760)], 40, paint.shell),
    mark(1, 179, rectangle(-130, table + clamp(height - table - 130, 190, 520), 260, 26), paint.accent),
    ...twoHandDesk([0, -390, table - 290], 400),
    ...panelOnArm([260, 380, table - 140], [200, -260, 860], 380),
    ...airUnit([body / 2 - 430, -348, table * 0.2]),
  ]
}

const headOn = (flipX: boolean, flipY: boolean, at: Point, scale: number): Part => {
  const head = weldHead(300 * scale, 80)
  const x = flipX ? mirrored(head, 0) : head
  return moved(flipY ? mirrored(x, 1) : x, at)
}

const headBody = ([x, y, z]: Point, height: number, flipX: boolean): Part => {
  const left = flipX ? x - 330 : x - 30
  return [
    softBox([left, y - 20, z], [360, 360, height], 30, paint.panel),
    mark(1, y - 21, rectangle(left + 50, z + 30, 260, 20), paint.accent),
  ]
}

/** Two heads on one beam: the right one travels; rear arms carry the long bars. */
export const twoHeadWelder = ({ length, width, table }: Size, slanted = false): Part => {
  const beam = table - 330
  const span = length - 900
  const [left, right] = [380, 380 + span]
  const arm = clamp(width * 0.6, 600, 1300)
  const armAt = (x: number): Part =>
    moved(turned(mirrored(moved(supportArm(arm), [340, 0, 0]), 1), 2, 90), [x, 60, table])
  const rear = (x: number, flip: boolean) => {
    const bars = turned(mirrored(mitredBar(pvcFrame, arm + 300), 1), 2, 90)
    return moved(flip ? mirrored(bars, 0) : bars, [x, 80, table + 17])
  }
  return [
    ...castBed([0, 0, 0], [length, 620, beam]),
    ...guideX([80, 120, beam], length - 160),
    ...guideX([80, 500, beam], length - 160),
    ...headBody([left, 80, beam + 40], table - beam - 160, false),
    ...headBody([right, 80, beam + 40], table - beam - 160, true),
    ...headOn(false, false, [left, 80, table], 1.1),
    ...headOn(true, false, [right, 80, table], 1.1),
    ...armAt(left - 20),
    ...moved(mirrored(armAt(0), 0), [right + 20, 0, 0]),
    ...frameLying([left + 12, 92, table + 17], [right - left - 24, 900], pvcFrame, { sides: ['front'], gap: 0 }),
    ...rear(left + 12, false),
    ...rear(right - 12, true),
    ...energyChain([left + 500, 640, beam - 220], span * 0.5),
    box([60, 620, beam - 240], [length - 120, 180, 20], paint.frame),
    ...(slanted ? controlDesk([length * 0.5, -480, 0]) : panelOnArm([right + 300, 420, beam], [-60, -420, 1180], 440)),
    ...airUnit([length * 0.5 - 160, -28, beam * 0.4]),
    ...cabinet([length + 120, 160, 0], [560, 400, 1460]),
    ...beacon([length + 300, 360, 1496]),
  ]
}

/** Heads in the corners of a frame: two or three beams across, the rear one travelling on side rails. */
export const portalWelder = ({ length, width, table }: Size, heads: 4 | 6): Part => {
  const beam = table - 380
  const columns = heads === 4 ? [false, true] : [false, true, true]
  const inset = 420
  const span = length - 2 * inset
  const xs = heads === 4 ? [inset, inset + span] : [inset, inset + span * 0.55, inset + span]
  const rearY = width - 260
  const beamAt = (y: number): Part => [
    softBox([40, y - 40, beam - 260], [length - 80, 460, 250], 40, paint.frame, 0),
    ...guideX([80, y + 40, beam - 10], length - 160),
    ...guideX([80, y + 330, beam - 10], length - 160),
  ]
  return [
    ...[60, length - 240].flatMap((x) => [
      ...feetUnder(x, 0, 180, width + 160, 110, 80),
      softBox([x, 0, 110], [180, width + 160, beam - 380], 30, paint.body, 1),
      box([x + 60, 20, beam - 270], [60, width + 120, 16], paint.bright),
    ]),
    ...beamAt(60),
    ...beamAt(rearY - 340),
    mark(1, 19, rectangle(80, beam - 110, length - 160, 26), paint.accent),
    ...xs.flatMap((x, i) => [
      ...headBody([x, 80, beam + 30], table - beam - 150, columns[i]!),
      ...headOn(columns[i]!, false, [x, 80, table], 1.15),
      ...headBody([x, rearY - 320, beam + 30], table - beam - 150, columns[i]!),
      ...headOn(columns[i]!, true, [x, rearY, table], 1.15),
    ]),
    ...frameLying([inset + 12, 92, table + 17], [span - 24, rearY - 104], pvcFrame),
    ...(heads > 4
      ? moved(turned(mitredBar(pvcFrame, rearY - 130), 2, 90), [inset + span * 0.55, 110, table + 17])
      : []),
    ...energyChain([length * 0.3, width + 60, beam - 250], length * 0.4),
    ...controlDesk([length * 0.5, -560, 0], 1300),
    ...cabinet([length + 160, width - 520, 0], [700, 460, 1700]),
    ...beacon([length + 360, width - 300, 1736]),
    ...bollards(length),
  ]
}

/** Bead-limiting knives over each front head, in shell housings on a bridge: the mark of the seamless machine. */
export const seamlessBridge = (length: number, width: number, table: number): Part => {
  const top = table + 640
  return [
    ...[-60, length - 60].flatMap((x) => [
      softBox([x, width * 0.45, 0], [140, 300, top], 30, paint.body),
      mark(0, x + 141, rectangle(width * 0.45 + 40, 300, 40, top - 500), paint.accent),
    ]),
    softBox([-80, width * 0.44, top], [length + 180, 340, 230], 50, paint.shell, 0),
    mark(1, width * 0.44 - 1, rectangle(0, top + 100, length, 30), paint.accent),
    ...glazedCabin([340, width * 0.44 - 320, top - 330], [420, 310, 520], 1, 0.1),
    ...glazedCabin([length - 760, width * 0.44 - 320, top - 330], [420, 310, 520], 1, 0.1),
  ]
}

const bollards = (length: number): Part =>
  [120, length - 120].flatMap((x) => [
    bar([x, -420, 0], 2, 70, 30, paint.dark),
    box([x - 34, -454, 30], [68, 68, 1000], paint.body),
    mark(0, x + 35, rectangle(-440, 300, 40, 640), paint.screen),
    box([x - 38, -458, 1030], [76, 76, 40], paint.accent),
  ])
