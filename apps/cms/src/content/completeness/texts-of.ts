import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { FlattenedField } from 'payload'
import type { LexicalText } from '../rich-text/nodes.ts'
import { toPlainText } from '../rich-text/to-rich-text.ts'

/** A text in the languages that have it. */
export type Text = Partial<Record<LanguageCode, string>>
/** The translated texts of a document by their paths; rows of lists are named by their ids: `features.6a3f.title`. */
export type Texts = ReadonlyMap<string, Text>

type Row = Record<string, unknown>

const textTypes = new Set(['text', 'textarea', 'richText'])

/** What is localized and of these types, unless it says that nobody translates it (`custom.isTranslated`), as JSON. */
const isText = (field: FlattenedField) =>
  'localized' in field && field.localized === true && textTypes.has(field.type) && field.custom?.isTranslated !== false

/** Whether documents with these fields have anything to translate. */
export function hasTexts(fields: readonly FlattenedField[]): boolean {
  return fields.some((field) => isText(field) || ('flattenedFields' in field && hasTexts(field.flattenedFields)))
}

/** The names of the fields of a document that are, or hold, texts to translate. */
export function textFieldsOf(fields: readonly FlattenedField[]): string[] {
  return fields.filter((field) => hasTexts([field])).map(({ name }) => name)
}

/** Collects the translated texts of a document. @param document with all languages, as the database gives it */
export function textsOf(fields: readonly FlattenedField[], document: Row): Texts {
  const texts = new Map<string, Text>()
  collect(fields, document, '', texts)
  return texts
}

function collect(fields: readonly FlattenedField[], values: Row, before: string, texts: Map<string, Text>) {
  for (const field of fields) {
    const value = values[field.name]
    const path = `${before}${field.name}`
    if (isText(field)) texts.set(path, toText(value))
    else if (!('flattenedFields' in field)) continue
    else if (Array.isArray(value))
      for (const row of value as Row[]) collect(field.flattenedFields, row, `${path}.${String(row.id)}.`, texts)
    else if (isRow(value)) collect(field.flattenedFields, value, `${path}.`, texts)
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

function toText(value: unknown): Text {
  if (!isRow(value)) return {}
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = toPlain(value[code])
      return text.trim() === '' ? [] : [[code, text]]
    }),
  )
}

/** Of a long text the words alone: a translation does not grow old when a word becomes bold. */
function toPlain(value: unknown): string {
  if (typeof value === 'string') return value
  return isRow(value) && 'root' in value ? toPlainText(value as LexicalText) : ''
}

/** The field of a document that a path begins with. */
export const fieldOfPath = (path: string) => path.split('.')[0] ?? path
