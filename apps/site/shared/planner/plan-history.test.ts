import { describe, expect, it } from 'vitest'
import { changePlan, type PlanChange } from './change-plan.ts'
import { MAX_ITEMS } from './plan.ts'
import { type HistoryStep, MAX_UNDO, type PlanHistory, stepHistory } from './plan-history.ts'
import { itemAt, planned, planOf, productsOf } from './testing/planned-products.ts'

const products = productsOf(planned('saw', { length: 2005, weight: null }), planned('bar'))
const plan = planOf([itemAt('saw', 8000, 4000), itemAt('bar', 1000, 1000, 1, 2)])
const change = (given: PlanChange, from = plan) => changePlan(from, given, products)

describe('a change', () => {
  it('moves a product within the walls [R2.184]', () => {
    expect(change({ kind: 'move', id: 1, x: 500.4, y: 700 }).items[0]).toMatchObject({ x: 500, y: 700 })
    expect(change({ kind: 'move', id: 1, x: -50, y: 99_999 }).items[0]).toMatchObject({ x: 0, y: 9000 })
    expect(change({ kind: 'move', id: 1, x: 8000, y: 4000 })).toBe(plan)
    expect(change({ kind: 'move', id: 9, x: 1, y: 1 })).toBe(plan)
  })

  it('turns it about its middle, and four times lead back [R2.184]', () => {
    const once = change({ kind: 'turn', id: 1 })
    expect(once.items[0]).toEqual(itemAt('saw', 8502, 3498, 1))
    const four = [1, 2, 3, 4].reduce((before) => change({ kind: 'turn', id: 1 }, before), plan)
    expect(four).toEqual(plan)
    expect(change({ kind: 'turn', id: 1 }, planOf([itemAt('saw', 0, 0)])).items[0]).toEqual(itemAt('saw', 502, 0, 1))
  })

  it('takes one out and puts one more beside it, as long as there is room in the plan [R2.184]', () => {
    expect(change({ kind: 'remove', id: 1 }).items).toEqual([plan.items[1]])
    const twice = change({ kind: 'duplicate', id: 1 })
    expect(twice.items.map(({ id, x }) => [id, x])).toEqual([
      [1, 8000],
      [3, 10_005],
      [2, 1000],
    ])
    const full = planOf(Array.from({ length: MAX_ITEMS }, (_, at) => itemAt('saw', 0, 0, 0, at + 1)))
    expect(change({ kind: 'duplicate', id: 1 }, full)).toBe(full)
  })

  it('keeps hall and typed figures within bounds; what is needed stays [R2.181, R2.182]', () => {
    expect(change({ kind: 'hall', name: 'length', value: 1 }).hall.length).toBe(3000)
    expect(change({ kind: 'hall', name: 'length', value: null })).toBe(plan)
    expect(change({ kind: 'hall', name: 'power', value: 5.55 }).hall.power).toBe(5.5)
    const typed = change({ kind: 'type', slug: 'saw', name: 'weight', value: -4 })
    expect(typed.typed.get('saw')).toEqual({ weight: 0 })
    expect(change({ kind: 'type', slug: 'saw', name: 'weight', value: null }, typed).typed.size).toBe(0)
  })
})

it('changes are undone and done again, a hundred of them [R2.186]', () => {
  const run = (steps: readonly HistoryStep[], from: PlanHistory = { past: [], plan, future: [] }) =>
    steps.reduce(stepHistory, from)
  const move = (x: number): HistoryStep => ({ kind: 'change', change: { kind: 'move', id: 1, x, y: 4000 }, products })
  const xOf = ({ plan: shown }: PlanHistory) => shown.items[0]?.x
  const moved = run([move(1000), move(1000), move(2000)])
  expect([xOf(moved), moved.past.length]).toEqual([2000, 2])
  const undone = run([{ kind: 'undo' }], moved)
  expect(xOf(undone)).toBe(1000)
  expect(xOf(run([{ kind: 'redo' }], undone))).toBe(2000)
  expect(run([{ kind: 'redo' }], run([move(3000)], undone)).plan.items[0]?.x).toBe(3000)
  expect(run([{ kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' }], moved).plan).toBe(plan)
  const many = run(Array.from({ length: MAX_UNDO + 20 }, (_, at) => move(at + 1)))
  expect(many.past.length).toBe(MAX_UNDO)
})
