import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { type Catalogue, type SheetParameter, type TextField, textFields } from './sheet-product.ts'

/** What a column of a sheet is about. */
export type Column =
  | { kind: 'id' }
  | { kind: 'stamp' }
  | { kind: 'status' }
  | { kind: 'fact'; field: 'model' | 'slug' | 'category' | 'position' }
  | { kind: 'text'; field: TextField; language: LanguageCode }
  | { kind: 'highlights' }
  | { kind: 'figure'; parameter: SheetParameter; end: 'number' | 'max' }
  | { kind: 'yes'; parameter: SheetParameter }
  | { kind: 'words'; parameter: SheetParameter; language: LanguageCode }

/** Columns whose cells may differ from those of the product. */
export type ValueColumn = Exclude<Column, { kind: 'id' } | { kind: 'stamp' } | { kind: 'status' }>

const isFact = (key: string) => key === 'model' || key === 'slug' || key === 'category' || key === 'position'
const isLanguage = (code: string | undefined): code is LanguageCode => languageCodes.some((it) => it === code)

/** The key of a column, by which it is found wherever it stands and whatever its heading says: `name:de`, `parameter:blade-diameter:max`. */
export function toKey(column: Column): string {
  switch (column.kind) {
    case 'id':
    case 'stamp':
    case 'status':
    case 'highlights':
      return column.kind
    case 'fact':
      return column.field
    case 'text':
      return `${column.field}:${column.language}`
    case 'figure':
      return `parameter:${column.parameter.key}${column.end === 'max' ? ':max' : ''}`
    case 'yes':
      return `parameter:${column.parameter.key}`
    case 'words':
      return `parameter:${column.parameter.key}:${column.language}`
  }
}

/** The column of a key; null where there is none of that key. */
export function parseKey(key: string, { parameters }: Pick<Catalogue, 'parameters'>): Column | null {
  const [first = '', second, third, ...more] = key.trim().toLowerCase().split(':')
  if (more.length > 0) return null
  if (first === 'parameter') {
    const parameter = parameters.find((it) => it.key === second)
    return parameter ? columnOf(parameter, third) : null
  }
  if (third !== undefined) return null
  const field = textFields.find((it) => it === first)
  if (field) return isLanguage(second) ? { kind: 'text', field, language: second } : null
  // Of the stamp, how the figures of the file are written.
  if (first === 'stamp') return { kind: 'stamp' }
  if (second !== undefined) return null
  if (first === 'id' || first === 'status' || first === 'highlights') return { kind: first }
  return isFact(first) ? ({ kind: 'fact', field: first } as Column) : null
}

function columnOf(parameter: SheetParameter, end: string | undefined): Column | null {
  switch (parameter.kind) {
    case 'number':
    case 'range':
      if (end === undefined) return { kind: 'figure', parameter, end: 'number' }
      return end === 'max' ? { kind: 'figure', parameter, end } : null
    case 'boolean':
      return end === undefined ? { kind: 'yes', parameter } : null
    case 'text':
      return isLanguage(end) ? { kind: 'words', parameter, language: end } : null
  }
}
