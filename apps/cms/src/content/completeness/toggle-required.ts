import type { RequiredFields } from './required-fields.ts'

/** Adds a field to those that make a language complete, or takes it out; a kind that needs all of its texts has no rule. */
export function toggleRequired(
  rules: RequiredFields,
  kind: string,
  all: readonly string[],
  name: string,
): RequiredFields {
  const now = rules[kind] ?? all
  const chosen = all.filter((it) => (it === name ? !now.includes(it) : now.includes(it)))
  const { [kind]: _, ...others } = rules
  return chosen.length === all.length || chosen.length === 0 ? others : { ...others, [kind]: chosen }
}
