import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { FlattenedField } from 'payload'
import { hasTexts } from '../../completeness/texts-of.ts'
import type { FieldValue } from './to-segments.ts'

type Row = Record<string, unknown>
export type Values = Partial<Record<LanguageCode, FieldValue>>

/** The translated values of a document by the paths that completeness names them by; rows of lists are named by their ids. */
export function fieldValuesOf(fields: readonly FlattenedField[], document: Row): Map<string, Values> {
  const found = new Map<string, Values>()
  visit(fields, document, '', (path, holder, name) => {
    const value = holder[name]
    const own = isRow(value) ? value : {}
    found.set(
      path,
      Object.fromEntries(languageCodes.flatMap((code) => (own[code] ? [[code, own[code]]] : []))) as Values,
    )
  })
  return found
}

export type NewValue = { path: string; language: LanguageCode; value: FieldValue | null }

/**
 * The fields of a document that differ after some of its values were set; paths that are not there any more change nothing.
 * @param document with all languages, as the database gives it
 */
export function patchOf(fields: readonly FlattenedField[], document: Row, values: readonly NewValue[]): Row {
  const byPath = Map.groupBy(values, ({ path }) => path)
  const names = new Set(values.map(({ path }) => path.split('.')[0] ?? ''))
  const patch = structuredClone(Object.fromEntries([...names].map((name) => [name, document[name]]))) as Row
  visit(
    fields.filter(({ name }) => names.has(name)),
    patch,
    '',
    (path, holder, name) => {
      const own = byPath.get(path)
      if (!own) return
      const texts = isRow(holder[name]) ? holder[name] : {}
      holder[name] = { ...texts, ...Object.fromEntries(own.map(({ language, value }) => [language, value])) }
    },
  )
  return patch
}

function visit(
  fields: readonly FlattenedField[],
  values: Row,
  before: string,
  take: (path: string, holder: Row, name: string) => void,
) {
  for (const field of fields) {
    if (!hasTexts([field])) continue
    const value = values[field.name]
    const path = `${before}${field.name}`
    if (!('flattenedFields' in field)) take(path, values, field.name)
    else if (Array.isArray(value))
      for (const row of value as Row[]) visit(field.flattenedFields, row, `${path}.${String(row.id)}.`, take)
    else if (isRow(value)) visit(field.flattenedFields, value, `${path}.`, take)
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
