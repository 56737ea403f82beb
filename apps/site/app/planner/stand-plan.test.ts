import { expect, it, vi } from 'vitest'
import { findWarnings } from '../../shared/planner/find-warnings.ts'
import { placeItems } from '../../shared/planner/place-items.ts'
import { itemAt, planned, planOf, productsOf } from '../../shared/planner/testing/planned-products.ts'
import { standPlan } from './stand-plan.ts'
import type { PlannerState } from './use-planner.ts'

const plan = planOf([itemAt('saw', 3000, 1000), itemAt('saw', 9000, 5000, 3, 2)], { length: 20_000, width: 10_000 })
const placed = placeItems(plan, productsOf(planned('saw', { length: 2000, width: 1000 })))
const [change, drag] = [vi.fn(), vi.fn()]
const lying = { placed, hall: plan.hall, selected: placed[1], change, drag } as unknown as PlannerState
const standing = standPlan(lying)

it('what was left is on top, and what was on top is right [R19.140]', () => {
  expect(standing.hall).toMatchObject({ length: 10_000, width: 20_000 })
  const [first, second] = standing.placed
  // 1,000 mm from the wall that was the upper one, 3,000 from the one that was left.
  expect(first?.footprint).toEqual({ left: 8000, top: 3000, right: 9000, bottom: 5000 })
  expect(first?.item).toMatchObject({ x: 8000, y: 3000, turn: 1 })
  expect(second?.item.turn).toBe(0)
  expect(standing.selected).toBe(second)
})

it('an engineer would say the same of it [R19.140]', () => {
  expect(findWarnings(standing.hall, standing.placed)).toEqual(findWarnings(lying.hall, lying.placed))
})

it('what is moved there is kept as if it lay [R19.140]', () => {
  standing.change({ kind: 'move', id: 1, x: 8000, y: 3000 })
  expect(change).toHaveBeenLastCalledWith({ kind: 'move', id: 1, x: 3000, y: 1000 })
  standing.change({ kind: 'move', id: 2, x: 0, y: 0 })
  expect(change).toHaveBeenLastCalledWith({ kind: 'move', id: 2, x: 0, y: 8000 })
  standing.change({ kind: 'turn', id: 2 })
  expect(change).toHaveBeenLastCalledWith({ kind: 'turn', id: 2 })
  standing.drag({ id: 1, x: 7000, y: 3100, guides: [] })
  expect(drag).toHaveBeenLastCalledWith({ id: 1, x: 3100, y: 2000, guides: [] })
  standing.drag(null)
  expect(drag).toHaveBeenLastCalledWith(null)
})
