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
  const valueOf = (turnkey: T) => {
    const value = Number.parseFloat(specificationValue(turnkey, order.key) ?? '')
    return Number.isNaN(value) ? sign * Infinity : value
  }
  // Of two without it the difference is none, which leaves them as they are.
  return turnkeys.toSorted((a, b) => (valueOf(a) - valueOf(b)) * sign)
}

/** The order after a press on a sort button: ascending, then descending, then none. */
export function nextOrder(before: TurnkeyOrder | null, key: TurnkeyOrder['key']): TurnkeyOrder | null {
  if (before?.key !== key) return { key, direction: 'up' }
  return before.direction === 'up' ? { key, direction: 'down' } : null
}
