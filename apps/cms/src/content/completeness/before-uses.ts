import type { Field } from 'payload'

/** Puts a field before the list of uses, which may be long, or at the end where there is none. */
export function beforeUses(fields: readonly Field[], field: Field): Field[] {
  const at = fields.findIndex((it) => 'name' in it && it.name === 'uses')
  return at < 0 ? [...fields, field] : fields.toSpliced(at, 0, field)
}
