import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { type FilterKey, specificationValue } from './turnkey-specifications.ts'

type Filtered = Pick<TurnkeyCard, 'filter_specifications'>
export type TurnkeyOrder = { key: Extract<FilterKey, 'Capacity' | 'Nr. of workers'>; direction: 'up' | 'down' }

/** The plants by a figure; without an order as they came, and a plant without the figure at the end. */
export function sortTurnkeys<P extends Filtered>(plants: readonly P[], order: TurnkeyOrder | null): P[] {
  if (!order) return [...plants]
  const sign = order.direction === 'up' ? 1 : -1
  const figure = (plant: P) => Number.parseFloat(specificationValue(plant, order.key) ?? '')
  return plants.toSorted((a, b) => {
    const [left, right] = [figure(a), figure(b)]
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return (left - right) * sign
  })
}

/** What a press on a sort button does: up, then down, then as they came. */
export function nextOrder(before: TurnkeyOrder | null, key: TurnkeyOrder['key']): TurnkeyOrder | null {
  if (before?.key !== key) return { key, direction: 'up' }
  return before.direction === 'up' ? { key, direction: 'down' } : null
}
