import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { addProducts } from '../../shared/planner/add-products.ts'
import { changePlan, type PlanChange } from '../../shared/planner/change-plan.ts'
import { findWarnings } from '../../shared/planner/find-warnings.ts'
import { placeItems } from '../../shared/planner/place-items.ts'
import type { Guide } from '../../shared/planner/snap.ts'
import { stepHistory } from '../../shared/planner/plan-history.ts'
import type { PlannedProduct } from '../../shared/planner/plan.ts'
import { readPlan, toPlanSearch } from '../../shared/planner/plan-query.ts'
import type { Added } from '../../shared/planner/read-adds.ts'
import { sumTotals } from '../../shared/planner/sum-totals.ts'
import { keepPlan, showAddress } from './kept-plan.ts'
import type { PlannerData } from './load-planner.server.ts'

/** Where a product is that is being dragged: no change yet. */
export type Dragged = { id: number; x: number; y: number; guides: readonly Guide[] }

/** The plan that is worked on: what is in the hall and what it needs, and what can be done to it. */
export function usePlanner({ search, products: loaded }: Pick<PlannerData, 'search' | 'products'>) {
  const [products, setProducts] = useState(() => new Map(loaded.map((it) => [it.slug, it])))
  const [steps, step] = useReducer(stepHistory, search, (it) => ({
    past: [],
    plan: readPlan(new URLSearchParams(it)).plan,
    future: [],
  }))
  const [selected, select] = useState<number | null>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [said, say] = useState('')
  const kept = toPlanSearch(steps.plan)
  useKeeping(kept)

  const plan = useMemo(
    () =>
      dragged
        ? changePlan(steps.plan, { kind: 'move', id: dragged.id, x: dragged.x, y: dragged.y }, products)
        : steps.plan,
    [steps.plan, dragged, products],
  )
  const shown = useMemo(() => {
    const placed = placeItems(plan, products)
    return { placed, warnings: findWarnings(plan.hall, placed), totals: sumTotals(plan.hall, placed) }
  }, [plan, products])

  const change = useCallback((given: PlanChange) => step({ kind: 'change', change: given, products }), [products])

  /** @returns how many did not fit into the plan */
  function add(added: readonly Added[], more: readonly PlannedProduct[]): number {
    const known = new Map([...products, ...more.map((it) => [it.slug, it] as const)])
    setProducts(known)
    const grown = addProducts(steps.plan, added, known)
    step({ kind: 'change', change: { kind: 'replace', plan: grown.plan }, products: known })
    select(grown.plan.items.at(-1)?.id ?? null)
    return grown.leftOut
  }

  return {
    ...shown,
    hall: plan.hall,
    typed: plan.typed,
    products,
    search: kept,
    selected: shown.placed.find(({ item }) => item.id === selected) ?? null,
    select,
    drag: (next: Dragged | null) => setDragged(next),
    guides: dragged?.guides ?? [],
    change,
    add,
    step,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    said,
    say,
  }
}

export type PlannerState = ReturnType<typeof usePlanner>

/** Changes stay in the browser and in the address, so that a reload, and a copied address, show what was on the screen. */
function useKeeping(search: string) {
  const last = useRef(search)
  useEffect(() => {
    if (last.current === search) return
    last.current = search
    keepPlan(search)
    showAddress(search)
  }, [search])
}
