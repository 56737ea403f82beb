import { type Box, depthOf, gapsOf, widthOf } from './box.ts'
import type { Hall } from './plan.ts'
import { GANGWAY_MM } from './working-space.ts'

export const GRID_MM = 100
/** How near something must be to draw a product to it. */
const PULL_MM = 200

/** A line that a product has snapped to, in mm across or down the plan. */
export type Guide = { axis: 'x' | 'y'; at: number }
export type Snapped = { x: number; y: number; guides: Guide[] }

/** Where a product comes to rest that is let go: at walls, neighbours and gangways that are near, else on the grid; within the hall. */
export function snapBox(box: Box, others: readonly Box[], hall: Pick<Hall, 'length' | 'width'>): Snapped {
  const [across, down] = [widthOf(box), depthOf(box)]
  const beside = others.filter((it) => gapsOf(box, it).down < GANGWAY_MM)
  const above = others.filter((it) => gapsOf(box, it).across < GANGWAY_MM)
  const x = snapEdge(
    box.left,
    across,
    hall.length,
    beside.map(({ left, right }) => [left, right] as const),
  )
  const y = snapEdge(
    box.top,
    down,
    hall.width,
    above.map(({ top, bottom }) => [top, bottom] as const),
  )
  return {
    x: x.at,
    y: y.at,
    guides: [
      ...(x.guide === null ? [] : [{ axis: 'x' as const, at: x.guide }]),
      ...(y.guide === null ? [] : [{ axis: 'y' as const, at: y.guide }]),
    ],
  }
}

/** Keeps a product of a size between the walls. */
export function keepInside(start: number, size: number, room: number): number {
  return Math.max(0, Math.min(Math.round(start), Math.floor(room - size)))
}

function snapEdge(start: number, size: number, room: number, others: readonly (readonly [number, number])[]) {
  const places = [
    { at: 0, guide: 0 },
    { at: room - size, guide: room },
    ...others.flatMap(([from, to]) => [
      { at: to, guide: to },
      { at: from - size, guide: from },
      { at: from, guide: from },
      { at: to - size, guide: to },
      { at: to + GANGWAY_MM, guide: to + GANGWAY_MM },
      { at: from - GANGWAY_MM - size, guide: from - GANGWAY_MM },
    ]),
  ]
  const near = places
    .filter(({ at }) => Math.abs(at - start) <= PULL_MM && at >= 0 && at <= room - size)
    .toSorted((a, b) => Math.abs(a.at - start) - Math.abs(b.at - start))[0]
  if (near) return { at: Math.round(near.at), guide: near.guide }
  return { at: keepInside(Math.round(start / GRID_MM) * GRID_MM, size, room), guide: null }
}
