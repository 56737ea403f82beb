import type { FlattenedField } from 'payload'

type Values = Record<string, unknown>

/**
 * A document in all languages with what an editor has typed into its form in one of them and not saved. What the form does not have stays; a
 * value of another kind than its field's counts as empty.
 * @param fields those of the collection
 * @param saved as the database gives it
 * @param typed as the form has it
 */
export function mergeTyped(fields: readonly FlattenedField[], saved: Values, typed: Values, language: string): Values {
  const merged = { ...saved }
  for (const field of fields) {
    if (!(field.name in typed)) continue
    const value = typed[field.name]
    if (field.type === 'array')
      merged[field.name] = mergeRows(field.flattenedFields, saved[field.name], value, language)
    else if (field.type === 'group' || field.type === 'tab')
      merged[field.name] = mergeTyped(field.flattenedFields, asValues(saved[field.name]), asValues(value), language)
    else if (field.type === 'blocks') continue
    else if ('localized' in field && field.localized)
      merged[field.name] = { ...asValues(saved[field.name]), [language]: toValue(field, value) }
    else merged[field.name] = toValue(field, value)
  }
  return merged
}

/** The rows as typed: each with what its earlier self has in other languages. */
function mergeRows(fields: readonly FlattenedField[], saved: unknown, typed: unknown, language: string): Values[] {
  const earlier = new Map(asRows(saved).map((row) => [row.id, row]))
  return asRows(typed).map((row) => ({
    ...mergeTyped(fields, earlier.get(row.id) ?? {}, row, language),
    id: row.id,
  }))
}

const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}

const asRows = (value: unknown): Values[] => (Array.isArray(value) ? value.map(asValues) : [])

function toValue(field: FlattenedField, value: unknown): unknown {
  const isMany = 'hasMany' in field && field.hasMany === true
  if (isMany) return Array.isArray(value) ? value.map((it) => toOne(field, it)).filter((it) => it !== null) : []
  return toOne(field, value)
}

function toOne({ type }: FlattenedField, value: unknown): unknown {
  if (type === 'number') return isType(value, 'number')
  if (type === 'checkbox') return isType(value, 'boolean')
  if (type === 'relationship' || type === 'upload') return isType(asValues(value).id ?? value, 'number')
  if (type === 'richText' || type === 'json' || type === 'point') return value ?? null
  if (type === 'date') return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
  return isType(value, 'string')
}

const isType = (value: unknown, type: 'string' | 'number' | 'boolean') => (typeof value === type ? value : null)
