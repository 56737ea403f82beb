import { changePlan, type PlanChange } from './change-plan.ts'
import type { Plan, Products } from './plan.ts'

/** How many changes can be undone. */
export const MAX_UNDO = 100

/** The plan, and those before and after it. */
export type PlanHistory = { past: readonly Plan[]; plan: Plan; future: readonly Plan[] }

export type HistoryStep =
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'change'; change: PlanChange; products: Products }

/** The history after a step; the same object where nothing changes. */
export function stepHistory(history: PlanHistory, step: HistoryStep): PlanHistory {
  const { past, plan, future } = history
  switch (step.kind) {
    case 'change': {
      const changed = changePlan(plan, step.change, step.products)
      return changed === plan ? history : { past: [...past, plan].slice(-MAX_UNDO), plan: changed, future: [] }
    }
    case 'undo': {
      const before = past.at(-1)
      return before ? { past: past.slice(0, -1), plan: before, future: [plan, ...future] } : history
    }
    case 'redo': {
      const [after, ...rest] = future
      return after ? { past: [...past, plan], plan: after, future: rest } : history
    }
  }
}
