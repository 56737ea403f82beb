import {
  type FilterableTurnkey,
  type FilterKey,
  specificationValues,
} from '../../shared/specifications/turnkey-specifications.ts'

/** The keys by which turnkeys are filtered (R3.8, R3.9). */
export const filterKeys = ['Profile Type', 'Country'] as const satisfies readonly FilterKey[]

/** The distinct values of a key, in the order in which they appear. */
export function filterOptions(turnkeys: readonly FilterableTurnkey[], key: (typeof filterKeys)[number]): string[] {
  return [...new Set(turnkeys.flatMap((turnkey) => specificationValues(turnkey, key)))]
}

/** The turnkeys whose values include every selected one; all turnkeys where nothing is selected (R4.21). */
export function filterTurnkeys<T extends FilterableTurnkey>(
  turnkeys: readonly T[],
  selected: ReadonlySet<string>,
): T[] {
  return turnkeys.filter((turnkey) => {
    const values = new Set(turnkey.filter_specifications.map((it) => it.value))
    return [...selected].every((value) => values.has(value))
  })
}
