import type { Box } from '../../shared/planner/box.ts'
import { widthOf } from '../../shared/planner/box.ts'
import type { PlanChange } from '../../shared/planner/change-plan.ts'
import type { PlacedItem } from '../../shared/planner/place-items.ts'
import type { Turn } from '../../shared/planner/plan.ts'
import type { Edges } from '../../shared/planner/working-space.ts'
import type { PlannerState } from './use-planner.ts'

/**
 * A plan turned by a quarter to the right: what was left is on top. What is seen, said and typed of it, in mm, is that of the turned one; what is
 * kept stays as it was.
 */
export function standPlan(planner: PlannerState): PlannerState {
  const { hall } = planner
  const placed = planner.placed.map((it) => standItem(it, hall.width))
  const toLying = (id: number, { x, y }: { x: number; y: number }) => {
    const it = placed.find(({ item }) => item.id === id)
    return { x: y, y: it ? hall.width - x - widthOf(it.footprint) : x }
  }
  return {
    ...planner,
    hall: { ...hall, length: hall.width, width: hall.length },
    placed,
    selected: placed.find(({ item }) => item.id === planner.selected?.item.id) ?? null,
    drag: (dragged) => planner.drag(dragged && { ...dragged, ...toLying(dragged.id, dragged) }),
    change: (change: PlanChange) =>
      planner.change(change.kind === 'move' ? { ...change, ...toLying(change.id, change) } : change),
  }
}

function standItem(it: PlacedItem, width: number): PlacedItem {
  const footprint = standBox(it.footprint, width)
  return {
    ...it,
    item: { ...it.item, x: footprint.left, y: footprint.top, turn: ((it.item.turn + 1) % 4) as Turn },
    footprint,
    reach: standBox(it.reach, width),
    space: standEdges(it.space),
  }
}

const standBox = ({ left, top, right, bottom }: Box, width: number): Box => ({
  left: width - bottom,
  top: left,
  right: width - top,
  bottom: right,
})

const standEdges = ({ left, top, right, bottom }: Edges): Edges => ({
  left: bottom,
  top: left,
  right: top,
  bottom: right,
})
