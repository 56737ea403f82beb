import { type Box, distanceOf, gapsOf, overlaps } from './box.ts'
import type { PlacedItem } from './place-items.ts'
import type { Hall } from './plan.ts'
import { loadOf, sumTotals } from './sum-totals.ts'
import { type Edges, frontEdge, GANGWAY_MM } from './working-space.ts'

/** Nearer than that is touching: such products are linked, and stand at a wall on purpose. */
export const LINKED_MM = 20

/** What an engineer would say to a plan; `at` names the items. Figures in mm, kg/m², kW, l/min. */
export type PlanWarning =
  | { kind: 'outside'; at: [number] }
  | { kind: 'overlap'; at: [number, number] }
  | { kind: 'gangway'; at: [number, number]; gap: number }
  | { kind: 'wall'; at: [number]; gap: number; need: number }
  /** The second stands in the working space of the first. */
  | { kind: 'space'; at: [number, number]; gap: number; need: number }
  | { kind: 'height'; at: [number]; height: number; have: number }
  | { kind: 'floorLoad'; at: [number]; load: number; have: number }
  | { kind: 'power' | 'air'; at: []; need: number; have: number }

/** Everything that is to be said of a plan, the worst first (R2.189). */
export function findWarnings(hall: Hall, placed: readonly PlacedItem[]): PlanWarning[] {
  const single = placed.flatMap((it) => [...warnOfWalls(hall, it), ...warnOfItem(hall, it)])
  const pairs = placed.flatMap((it, at) => placed.slice(at + 1).flatMap((other) => warnOfPair(it, other, placed)))
  const all = [...single, ...pairs, ...warnOfSupply(hall, placed)]
  return all.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

const order: PlanWarning['kind'][] = [
  'overlap',
  'outside',
  'power',
  'air',
  'height',
  'floorLoad',
  'gangway',
  'wall',
  'space',
]

function warnOfWalls(hall: Hall, { item, footprint, space }: PlacedItem): PlanWarning[] {
  const gaps: Edges = {
    left: footprint.left,
    top: footprint.top,
    right: hall.length - footprint.right,
    bottom: hall.width - footprint.bottom,
  }
  if (Math.min(...Object.values(gaps)) < -1) return [{ kind: 'outside', at: [item.id] }]
  const front = frontEdge(item.turn)
  return (Object.keys(gaps) as (keyof Edges)[]).flatMap((edge): PlanWarning[] => {
    const [gap, need] = [gaps[edge], space[edge]]
    const isMeant = gap <= LINKED_MM && edge !== front
    return gap >= need || isMeant ? [] : [{ kind: 'wall', at: [item.id], gap: Math.max(gap, 0), need }]
  })
}

function warnOfItem({ height, floorLoad }: Hall, it: PlacedItem): PlanWarning[] {
  const at: [number] = [it.item.id]
  const load = loadOf(it)
  return [
    ...(height !== null && (it.figures.height ?? 0) > height
      ? [{ kind: 'height' as const, at, height: it.figures.height ?? 0, have: height }]
      : []),
    ...(floorLoad !== null && load !== null && load > floorLoad
      ? [{ kind: 'floorLoad' as const, at, load, have: floorLoad }]
      : []),
  ]
}

function warnOfPair(a: PlacedItem, b: PlacedItem, placed: readonly PlacedItem[]): PlanWarning[] {
  const [first, second] = [a.item.id, b.item.id]
  if (overlaps(a.footprint, b.footprint, 1)) return [{ kind: 'overlap', at: [first, second] }]
  const gap = distanceOf(a.footprint, b.footprint)
  if (gap <= LINKED_MM) return []
  const needs = [needTowards(a, b.footprint), needTowards(b, a.footprint)] as const
  const need = Math.max(...needs)
  if (gap < Math.min(GANGWAY_MM, need)) {
    const isBridged = placed.some((it) => it !== a && it !== b && isLinked(it, a) && isLinked(it, b))
    return isBridged ? [] : [{ kind: 'gangway', at: [first, second], gap }]
  }
  return [
    ...(overlaps(a.reach, b.footprint, 1)
      ? [{ kind: 'space' as const, at: pair(first, second), gap, need: needs[0] }]
      : []),
    ...(overlaps(b.reach, a.footprint, 1)
      ? [{ kind: 'space' as const, at: pair(second, first), gap, need: needs[1] }]
      : []),
  ]
}

const pair = (a: number, b: number): [number, number] => [a, b]
const isLinked = (a: PlacedItem, b: PlacedItem) => distanceOf(a.footprint, b.footprint) <= LINKED_MM

/** The working space of an item on the side where another one is; past a corner people only pass. */
function needTowards({ footprint, space }: PlacedItem, other: Box): number {
  const { across, down } = gapsOf(footprint, other)
  if (across > 0 && down > 0) return GANGWAY_MM
  if (across > 0) return other.left > footprint.left ? space.right : space.left
  return other.top > footprint.top ? space.bottom : space.top
}

function warnOfSupply(hall: Hall, placed: readonly PlacedItem[]): PlanWarning[] {
  const { power, air } = sumTotals(hall, placed)
  return [
    ...(hall.power !== null && power.sum > hall.power
      ? [{ kind: 'power' as const, at: [] as [], need: power.sum, have: hall.power }]
      : []),
    ...(hall.air !== null && air.used > hall.air
      ? [{ kind: 'air' as const, at: [] as [], need: air.used, have: hall.air }]
      : []),
  ]
}
