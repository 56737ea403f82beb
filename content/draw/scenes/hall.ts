import { hallView } from '../kit/camera.ts'
import type { Camera } from '../kit/camera.ts'
import { paint } from '../kit/colours.ts'
import { box, mark, rectangle } from '../kit/shapes.ts'
import { moved, sheet, turned } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Flat } from '../kit/vector.ts'
import { trolley, windowUpright } from '../parts/frames.ts'
import { profileBar } from '../parts/profile-bar.ts'
import { pvcFrame } from '../parts/sections.ts'

export type Hall = { under: Part; part: Part; camera: Camera }

type Placed = { part: Part; length: number; depth: number }

const extent = (part: Part): Placed => {
  const low = [Infinity, Infinity]
  const high = [-Infinity, -Infinity]
  for (const solid of part) {
    for (const face of solid.faces) {
      for (const [x, y] of face.loops[0]!.points) {
        low[0] = Math.min(low[0]!, x)
        low[1] = Math.min(low[1]!, y)
        high[0] = Math.max(high[0]!, x)
        high[1] = Math.max(high[1]!, y)
      }
    }
  }
  return { part: moved(part, [-low[0]!, -low[1]!, 0]), length: high[0]! - low[0]!, depth: high[1]! - low[1]! }
}

/** A cantilever rack with bars, where the flow begins. */
const barRack = (): Part => [
  ...[0, 1600, 3200].flatMap((x) => [
    box([x, 0, 0], [120, 1100, 90], paint.dark),
    box([x + 10, 500, 90], [100, 100, 2100], paint.frame),
    ...[500, 1050, 1600, 2150].map((z) => box([x + 20, 60, z], [80, 980, 60], paint.body)),
  ]),
  ...[560, 1110, 1660, 2210].flatMap((z, row) =>
    [120, 240, 360, 680, 800, 920].flatMap((y, i) =>
      (i + row) % 5 === 4 ? [] : profileBar(pvcFrame, [0, y, z], -240, 3560),
    ),
  ),
]

const windowTrolley = (): Part =>
  trolley([0, 0, 0], [1300, 1100, 1700], 5, () => turned(windowUpright([-520, 36, 0], [1000, 1250], pvcFrame), 2, 90))

const rowsOf = (items: Placed[], gap: number): Placed[][] => {
  const total = items.reduce((sum, { length }) => sum + length + gap, 0)
  const deepest = Math.max(...items.map(({ depth }) => depth))
  const count = Math.max(1, Math.min(4, Math.round(Math.sqrt(total / ((deepest + 2200) * 1.7)))))
  const rows: Placed[][] = [[]]
  let used = 0
  for (const item of items) {
    if (used + item.length * 0.5 > total / count && rows.length < count) {
      rows.push([])
      used = 0
    }
    rows.at(-1)!.push(item)
    used += item.length + gap
  }
  return rows
}

const chevron = (x: number, y: number, dx: number, dy: number, size: number): Flat[] =>
  (
    [
      [0.6, 0],
      [-0.5, 0.9],
      [-0.1, 0],
      [-0.5, -0.9],
    ] as Flat[]
  ).map(([u, v]) => [x + (u * dx - v * dy) * size, y + (u * dy + v * dx) * size])

const band = (from: Flat, to: Flat, wide: number): Part => {
  const [x1, x2] = [Math.min(from[0], to[0]) - wide / 2, Math.max(from[0], to[0]) + wide / 2]
  const [y1, y2] = [Math.min(from[1], to[1]) - wide / 2, Math.max(from[1], to[1]) + wide / 2]
  const strip = mark(2, 3, rectangle(x1, y1, x2 - x1, y2 - y1), { ...paint.accent, line: 0, finish: 'flat' })
  const size = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / (size || 1), (to[1] - from[1]) / (size || 1)]
  const arrows = Array.from({ length: Math.floor(size / 2600) }, (_, i) => (size * (i + 0.5)) / Math.floor(size / 2600))
  return [
    strip,
    ...arrows.map((at) =>
      mark(2, 8, chevron(from[0] + dx * at, from[1] + dy * at, dx, dy, wide * 2.2), {
        ...paint.accent,
        finish: 'flat',
      }),
    ),
  ]
}

/** A hall seen from above: machines in rows in the order of work, the flow of material between them on the floor. */
export const drawHall = (machines: Part[], { gap = 1100, aisle = 1500, walls = true } = {}): Hall => {
  const items = [barRack(), ...machines, windowTrolley(), windowTrolley()].map(extent)
  const rows = rowsOf(items, gap)
  const width = Math.max(...rows.map((row) => row.reduce((sum, { length }) => sum + length + gap, -gap)))
  const depths = rows.map((row) => Math.max(...row.map(({ depth }) => depth)))
  const hallDepth = depths.reduce((sum, depth) => sum + depth + aisle, aisle * 0.6)
  const part: Part = []
  const flow: Flat[] = []
  let back = hallDepth - aisle * 0.6
  rows.forEach((row, index) => {
    const free = width - row.reduce((sum, { length }) => sum + length, 0)
    const between = row.length > 1 ? Math.min(free / (row.length - 1), gap * 2.2) : 0
    const forwards = index % 2 === 0
    let at = forwards ? 0 : width
    for (const item of row) {
      const x = forwards ? at : at - item.length
      part.push(...moved(item.part, [x, back - depths[index]! + (depths[index]! - item.depth) * 0.5, 0]))
      at += (forwards ? 1 : -1) * (item.length + between)
    }
    const line = back - depths[index]! - aisle * 0.5
    const end = at - (forwards ? between : -between)
    flow.push(
      [forwards ? 0 : width + 500, line],
      [index === rows.length - 1 ? end : forwards ? width + 500 : -500, line],
    )
    if (index > 0 && !forwards) flow[flow.length - 2] = [width + 500, line]
    if (index > 0 && forwards) flow[flow.length - 2] = [-500, line]
    back -= depths[index]! + aisle
  })
  const margin = 1000
  const [left, right, front, rear] = [-margin, width + margin, -margin * 0.4, hallDepth + margin * 0.4]
  const tile = 2500
  const lines = [
    ...Array.from({ length: Math.floor((right - left) / tile) }, (_, i) =>
      mark(2, 1, rectangle(left + tile * (i + 1), front, 24, rear - front), paint.gleam),
    ),
    ...Array.from({ length: Math.floor((rear - front) / tile) }, (_, i) =>
      mark(2, 1, rectangle(left, front + tile * (i + 1), right - left, 24), paint.gleam),
    ),
  ]
  const floor = box([left, front, -260], [right - left, rear - front, 260], { ...paint.panel, colour: '#aeb8c3' })
  const tall = 2600
  const wall: Part = [
    box([left, rear, -260], [right - left, 160, 460], paint.frame),
    box([left - 160, front, -260], [160, rear - front + 160, 460], paint.frame),
    sheet(
      [
        [left, rear + 60, 200],
        [right, rear + 60, 200],
        [right, rear + 60, tall],
        [left, rear + 60, tall],
      ],
      { ...paint.glass, opacity: 0.16 },
    ),
    sheet(
      [
        [left - 60, front, 200],
        [left - 60, rear, 200],
        [left - 60, rear, tall],
        [left - 60, front, tall],
      ],
      { ...paint.glass, opacity: 0.16 },
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      box([left + ((right - left - 120) * i) / 6, rear + 20, 200], [120, 120, tall - 200], paint.body),
    ),
    ...Array.from({ length: 5 }, (_, i) =>
      box([left - 140, front + ((rear - front - 120) * i) / 4, 200], [120, 120, tall - 200], paint.body),
    ),
    box([left - 140, rear + 20, tall], [right - left + 140, 120, 140], paint.panel),
    box([left - 140, front, tall], [120, rear - front + 20, 140], paint.panel),
  ]
  return {
    under: [floor, ...lines, ...flow.slice(1).flatMap((to, i) => band(flow[i]!, to, 170)), ...(walls ? wall : [])],
    part,
    camera: hallView,
  }
}
