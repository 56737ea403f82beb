import type { KeyboardEvent } from 'react'
import { decideKey, type KeyAction } from '../../shared/planner/plan-key.ts'
import { keepInside } from '../../shared/planner/snap.ts'
import type { PlacedItem } from '../../shared/planner/place-items.ts'
import { usePlannerFigures, usePlannerText } from './planner-text.ts'
import type { PlannerState } from './use-planner.ts'

/** What is done to one product by keys and buttons, and said aloud. */
export function useActions(planner: PlannerState) {
  const text = usePlannerText()
  const { format } = usePlannerFigures()
  const { change, hall, step, say, select } = planner

  function act(action: KeyAction, it: PlacedItem) {
    const { id, x, y } = it.item
    const name = it.product.model
    switch (action.kind) {
      case 'move': {
        const { left, top, right, bottom } = it.footprint
        const to = {
          x: keepInside(x + action.across, right - left, hall.length),
          y: keepInside(y + action.down, bottom - top, hall.width),
        }
        change({ kind: 'move', id, ...to })
        return say(text('moved', { name, left: format(to.x, 'mm'), top: format(to.y, 'mm') }))
      }
      case 'turn':
        change({ kind: 'turn', id })
        return say(text('turned', { name }))
      case 'duplicate':
        change({ kind: 'duplicate', id })
        return say(text('added', { name }))
      case 'remove':
        change({ kind: 'remove', id })
        select(null)
        return say(text('removed', { name }))
      case 'undo':
        step({ kind: 'undo' })
        return say(text('undone'))
      case 'redo':
        step({ kind: 'redo' })
        return say(text('redone'))
      case 'leave':
        return select(null)
    }
  }

  return {
    act,
    undo() {
      step({ kind: 'undo' })
      say(text('undone'))
    },
    redo() {
      step({ kind: 'redo' })
      say(text('redone'))
    },
    arrange() {
      change({ kind: 'arrange' })
      say(text('arranged'))
    },
    /** For the element of a product that has the focus. */
    handleKey(event: KeyboardEvent, it: PlacedItem) {
      const action = decideKey(event)
      if (!action) return
      event.preventDefault()
      act(action, it)
    },
  }
}

export type PlannerActions = ReturnType<typeof useActions>
