import { type PointerEvent, useRef } from 'react'
import type { PlacedItem } from '../../shared/planner/place-items.ts'
import { snapBox } from '../../shared/planner/snap.ts'
import type { PlannerState } from './use-planner.ts'
import type { PlanView } from './use-view.ts'

/** Less is a press and no drag. */
const STARTS_AFTER_PX = 4

type Grip = { it: PlacedItem; byX: number; byY: number; fromX: number; fromY: number; isMoving: boolean }

/**
 * Drags products by pointer, with snapping, and the plan itself where it is zoomed. A finger drags only what was chosen before: else nobody could
 * scroll past the plan.
 */
export function useDrag(planner: PlannerState, view: PlanView) {
  const grip = useRef<Grip | null>(null)
  const pan = useRef<{ x: number; y: number } | null>(null)
  const last = useRef<{ x: number; y: number } | null>(null)

  function startItem(event: PointerEvent<SVGGElement>, it: PlacedItem) {
    if (event.button !== 0) return
    event.stopPropagation()
    const isChosen = planner.selected?.item.id === it.item.id
    planner.select(it.item.id)
    if (event.pointerType !== 'mouse' && !isChosen) return
    const { x, y } = view.toHall(event)
    grip.current = {
      it,
      byX: x - it.item.x,
      byY: y - it.item.y,
      fromX: event.clientX,
      fromY: event.clientY,
      isMoving: false,
    }
    last.current = null
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function moveItem(event: PointerEvent<SVGGElement>) {
    const held = grip.current
    if (!held) return
    held.isMoving ||= Math.hypot(event.clientX - held.fromX, event.clientY - held.fromY) > STARTS_AFTER_PX
    if (!held.isMoving) return
    const { x, y } = view.toHall(event)
    const { footprint, item } = held.it
    const [left, top] = [x - held.byX, y - held.byY]
    const box = {
      left,
      top,
      right: left + footprint.right - footprint.left,
      bottom: top + footprint.bottom - footprint.top,
    }
    const others = planner.placed.filter((it) => it.item.id !== item.id).map((it) => it.footprint)
    const { x: toX, y: toY, guides } = snapBox(box, others, planner.hall)
    last.current = { x: toX, y: toY }
    planner.drag({ id: item.id, x: toX, y: toY, guides })
  }

  function endItem(isDone: boolean) {
    const held = grip.current
    grip.current = null
    if (!held) return
    planner.drag(null)
    if (isDone && last.current) planner.change({ kind: 'move', id: held.it.item.id, ...last.current })
    last.current = null
  }

  return {
    cancel: () => endItem(false),
    ofItem: (it: PlacedItem) => ({
      onPointerDown: (event: PointerEvent<SVGGElement>) => startItem(event, it),
      onPointerMove: moveItem,
      onPointerUp: () => endItem(true),
      onPointerCancel: () => endItem(false),
    }),
    ofPlan: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        planner.select(null)
        if (view.isZoomed) {
          pan.current = { x: event.clientX, y: event.clientY }
          event.currentTarget.setPointerCapture(event.pointerId)
        }
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (!pan.current) return
        view.pan((event.clientX - pan.current.x) * view.mmPerPx, (event.clientY - pan.current.y) * view.mmPerPx)
        pan.current = { x: event.clientX, y: event.clientY }
      },
      onPointerUp: () => {
        pan.current = null
      },
      onPointerCancel: () => {
        pan.current = null
      },
    },
  }
}
