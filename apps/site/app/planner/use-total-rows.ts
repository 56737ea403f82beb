import { type TotalRow, toTotalRows } from '../../shared/planner/to-total-rows.ts'
import { usePlannerFigures, usePlannerText } from './planner-text.ts'
import type { PlannerState } from './use-planner.ts'

/** What the plan needs, in words and in the visitor's units. */
export function useTotalRows(planner: Pick<PlannerState, 'totals' | 'placed' | 'hall'>): TotalRow[] {
  const text = usePlannerText()
  const { format } = usePlannerFigures()
  return toTotalRows(planner, { text, format })
}
