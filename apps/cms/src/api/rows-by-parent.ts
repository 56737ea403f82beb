import type { Translations } from './translations.ts'

/** A row of the database, its columns by name. */
export type Row = Record<string, unknown>

/** The rows of what hangs on documents, or on rows, by the id of what they hang on. */
export const groupByParent = (rows: readonly Row[]): Map<unknown, Row[]> => Map.groupBy(rows, (row) => row._parent_id)

/** A column of rows that have a language each, as a text in several languages. */
export const toTranslations = (rows: readonly Row[] | undefined, column: string): Translations =>
  Object.fromEntries((rows ?? []).map((row) => [String(row._locale), row[column] ?? null]))
