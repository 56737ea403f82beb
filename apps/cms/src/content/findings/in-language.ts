import type { LanguageCode } from '@vitrine/locales/languages'
import type { FlattenedField } from 'payload'

type Row = Record<string, unknown>

/**
 * A document as its form has it in one language. @param document with all languages, as the database gives it
 */
export function inLanguage(fields: readonly FlattenedField[], document: Row, language: LanguageCode): Row {
  const values: Row = {}
  for (const field of fields) {
    const value = document[field.name]
    if ('localized' in field && field.localized) values[field.name] = (value as Row | null | undefined)?.[language]
    else if (!('flattenedFields' in field)) values[field.name] = value
    else if (Array.isArray(value))
      values[field.name] = (value as Row[]).map((row) => inLanguage(field.flattenedFields, row, language))
    else if (typeof value === 'object' && value !== null)
      values[field.name] = inLanguage(field.flattenedFields, value as Row, language)
  }
  return values
}
