import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { type FilterKey, specificationValue } from './turnkey-specifications.ts'

/** The keys by which plants are narrowed down (R3.8, R3.9). */
export const filterKeys = ['Country', 'Profile Type'] as const satisfies readonly FilterKey[]

type Filtered = Pick<TurnkeyCard, 'filter_specifications'>

/** The distinct values of a key, in the order in which they appear. */
export function filterOptions(plants: readonly Filtered[], key: (typeof filterKeys)[number]): string[] {
  return [...new Set(plants.map((plant) => specificationValue(plant, key)).filter((value) => value !== undefined))]
}

/** The plants whose values include every selected one; nothing selected, all of them (R4.21). */
export function filterTurnkeys<P extends Filtered>(plants: readonly P[], selected: ReadonlySet<string>): P[] {
  return plants.filter((plant) => {
    const values = new Set(plant.filter_specifications.map((it) => it.value))
    return [...selected].every((value) => values.has(value))
  })
}
