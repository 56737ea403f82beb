import type { FilterableTurnkey } from '../../shared/specifications/turnkey-specifications.ts'

/** The turnkeys whose values include every selected one; all turnkeys where nothing is selected (R4.21). */
export function filterTurnkeys<T extends FilterableTurnkey>(
  turnkeys: readonly T[],
  selected: ReadonlySet<string>,
): T[] {
  return turnkeys.filter((turnkey) =>
    [...selected].every((value) => turnkey.filter_specifications.some((it) => it.value === value)),
  )
}
