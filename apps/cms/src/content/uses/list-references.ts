import type { FlattenedField } from 'payload'

/** A field that refers to documents: its path in a document, and the collections that it may refer to. */
export type Reference = { path: string; relationTo: readonly string[]; isPolymorphic: boolean }

/**
 * The fields that refer to documents, in groups, tabs, arrays and blocks too. Long texts are none of them: their links are addresses
 * (content/rich-text/editor.ts allows no links to documents and no uploads).
 */
export function listReferences(fields: readonly FlattenedField[], prefix = ''): Reference[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return [{ path, relationTo: [field.relationTo].flat(), isPolymorphic: Array.isArray(field.relationTo) }]
      case 'array':
      case 'group':
      case 'tab':
        return listReferences(field.flattenedFields, `${path}.`)
      case 'blocks':
        return field.blocks.flatMap((block) => listReferences(block.flattenedFields, `${path}.`))
      default:
        return []
    }
  })
}

/** What a document has at a path, in every row and every language. */
export function valuesAt(value: unknown, [first, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => valuesAt(row, first === undefined ? [] : [first, ...rest]))
  if (typeof value !== 'object' || value === null) return first === undefined ? [value] : []
  if (first !== undefined && first in value) return valuesAt((value as Record<string, unknown>)[first], rest)
  // The languages of a localized field stand between it and its values.
  return Object.values(value).flatMap((inner) => valuesAt(inner, first === undefined ? [] : [first, ...rest]))
}
