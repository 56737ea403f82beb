import { arrangeAnew } from './add-products.ts'
import { withinBounds } from './hall-query.ts'
import { fillFigures, turnedSize } from './place-items.ts'
import {
  emptyPlan,
  type Hall,
  type Item,
  MAX_ITEMS,
  MAX_TYPED,
  type Plan,
  type Products,
  type Turn,
  type Typed,
  type TypedName,
} from './plan.ts'
import { keepInside } from './snap.ts'

/** A change of a plan by a person. */
export type PlanChange =
  | { kind: 'move'; id: number; x: number; y: number }
  | { kind: 'turn'; id: number }
  | { kind: 'remove'; id: number }
  | { kind: 'duplicate'; id: number }
  | { kind: 'hall'; name: keyof Hall; value: number | null }
  | { kind: 'type'; slug: string; name: TypedName; value: number | null }
  | { kind: 'arrange' }
  | { kind: 'clear' }
  | { kind: 'replace'; plan: Plan }

/** The plan after a change; the same object where nothing changes. */
export function changePlan(plan: Plan, change: PlanChange, products: Products): Plan {
  switch (change.kind) {
    case 'move':
      return changeItem(plan, change.id, (it) => keepItem({ ...it, x: change.x, y: change.y }, plan, products))
    case 'turn':
      return changeItem(plan, change.id, (it) => turnItem(it, plan, products))
    case 'remove':
      return { ...plan, items: plan.items.filter(({ id }) => id !== change.id) }
    case 'duplicate':
      return duplicate(plan, change.id, products)
    case 'hall':
      return changeHall(plan, change.name, change.value)
    case 'type':
      return changeTyped(plan, change.slug, change.name, change.value)
    case 'arrange':
      return arrangeAnew(plan, products)
    case 'clear':
      return { ...emptyPlan, hall: plan.hall }
    case 'replace':
      return change.plan
  }
}

function changeItem(plan: Plan, id: number, change: (item: Item) => Item): Plan {
  const before = plan.items.find((it) => it.id === id)
  if (!before) return plan
  const after = change(before)
  if (after.x === before.x && after.y === before.y && after.turn === before.turn) return plan
  return { ...plan, items: plan.items.map((it) => (it === before ? after : it)) }
}

function sizeOf({ slug, turn }: Pick<Item, 'slug' | 'turn'>, { typed }: Plan, products: Products) {
  const known = products.get(slug)?.figures
  return known ? turnedSize(fillFigures(known, typed.get(slug) ?? {}), turn) : { across: 0, down: 0 }
}

function keepItem(item: Item, plan: Plan, products: Products): Item {
  const { across, down } = sizeOf(item, plan, products)
  return { ...item, x: keepInside(item.x, across, plan.hall.length), y: keepInside(item.y, down, plan.hall.width) }
}

/** Turns about the middle, rounded so that four turns lead back. */
function turnItem(item: Item, plan: Plan, products: Products): Item {
  const { across, down } = sizeOf(item, plan, products)
  const by = Math.trunc((across - down) / 2)
  const turn = ((item.turn + 1) % 4) as Turn
  return keepItem({ ...item, turn, x: item.x + by, y: item.y - by }, plan, products)
}

/** One more of the same, right beside it. */
function duplicate(plan: Plan, id: number, products: Products): Plan {
  const at = plan.items.findIndex((it) => it.id === id)
  const item = plan.items[at]
  if (!item || plan.items.length >= MAX_ITEMS) return plan
  const { across } = sizeOf(item, plan, products)
  const next = Math.max(...plan.items.map((it) => it.id)) + 1
  const fits = item.x + 2 * across <= plan.hall.length
  const copy = keepItem({ ...item, id: next, x: item.x + (fits ? across : -across) }, plan, products)
  return { ...plan, items: [...plan.items.slice(0, at + 1), copy, ...plan.items.slice(at + 1)] }
}

function changeHall(plan: Plan, name: keyof Hall, value: number | null): Plan {
  const isNeeded = name === 'length' || name === 'width' || name === 'usage'
  if (value === null && isNeeded) return plan
  return { ...plan, hall: { ...plan.hall, [name]: value === null ? null : withinBounds(name, value) } }
}

function changeTyped(plan: Plan, slug: string, name: TypedName, value: number | null): Plan {
  const typed = new Map(plan.typed)
  const { [name]: _, ...rest } = typed.get(slug) ?? ({} as Typed)
  const own: Typed =
    value === null ? rest : { ...rest, [name]: Number(Math.min(Math.max(value, 0), MAX_TYPED).toFixed(3)) }
  if (Object.keys(own).length > 0) typed.set(slug, own)
  else typed.delete(slug)
  return { ...plan, typed }
}
