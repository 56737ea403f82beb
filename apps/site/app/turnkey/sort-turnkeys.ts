import {
  type FilterableTurnkey,
  type FilterKey,
  specificationValue,
} from '../../shared/specifications/turnkey-specifications.ts'

export type TurnkeyOrder = { key: Extract<FilterKey, 'Capacity' | 'Nr. of workers'>; direction: 'up' | 'down' }

/** The turnkeys by a specification, those without it last; in their own order where none is chosen. */
export function sortTurnkeys<T extends FilterableTurnkey>(turnkeys: readonly T[], order: TurnkeyOrder | null): T[] {
  if (!order) return [...turnkeys]
  const sign = order.direction === 'up' ? 1 : -1
  const valueOf = (turnkey: T) => Number.parseFloat(specificationValue(turnkey, order.key) ?? '')
  return turnkeys.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return (left - right) * sign
  })
}

/** The order after a press on a sort button: ascending, then descending, then none. */
export function nextOrder(before: TurnkeyOrder | null, key: TurnkeyOrder['key']): TurnkeyOrder | null {
  if (before?.key !== key) return { key, direction: 'up' }
  return before.direction === 'up' ? { key, direction: 'down' } : null
}
