import { slug as slugShape } from '@vitrine/contract/shapes/text'
import { languageCodes } from '@vitrine/locales/languages'
import { adminLanguages } from '../../../platform/admin-languages.ts'
import { createTexts } from '../../../platform/texts.ts'
import { MERGED, type SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import { unescapeFormula } from '../../../platform/spreadsheets/escape-formula.ts'
import { importTexts } from '../import-texts.ts'
import type { ValueColumn } from './column.ts'
import type { Decimal, Parsed, Problem } from './parsed.ts'
import { parseQuantity } from './parse-quantity.ts'
import { toKeys } from './values.ts'
import type { Catalogue } from './sheet-product.ts'

const { textIn } = createTexts<'product.yes' | 'product.no'>('packages/locales/texts')
/** As exports write it, as the site shows it, and as spreadsheets have it. */
const wordsFor = (key: 'yes' | 'no', ...more: string[]) =>
  new Set([
    ...Object.keys(adminLanguages).map((language) => importTexts(language)[key].toLowerCase()),
    ...languageCodes.map((code) => textIn(code, `product.${key}`).toLowerCase()),
    ...more,
  ])
const yes = wordsFor('yes', '1', 'x', '✓', 'true', 'wahr', 'vrai', 'verdadero', 'истина')
const no = wordsFor('no', '0', '-', '–', 'false', 'falsch', 'faux', 'falso', 'ложь')

const problem = (key: Problem['key'], values?: Record<string, string>): Parsed => ({
  problem: { key, ...(values && { values }) },
})

/** What a cell says of a product. @param decimal how figures are written that the file has as text */
export function parseCell(cell: SheetCell, column: ValueColumn, decimal: Decimal, catalogue: Catalogue): Parsed {
  if (typeof cell === 'object' && cell !== null && 'error' in cell) {
    if (cell.error === MERGED) return problem('cell.merged')
    return problem(cell.error.startsWith('=') ? 'cell.formula' : 'cell.error', { value: cell.error })
  }
  switch (column.kind) {
    case 'figure':
      return parseQuantity(cell, decimal, column.parameter.unit ?? null)
    case 'yes':
      return parseYes(cell)
    case 'text':
      return column.field === 'summary' || column.field === 'description' ? parseText(cell) : parseLine(cell)
    case 'words':
      return parseLine(cell)
    case 'highlights': {
      const parsed = parseLine(cell)
      if ('problem' in parsed) return parsed
      const unknown = toKeys(parsed.value).find((key) => !catalogue.parameters.some((it) => it.key === key))
      return unknown ? problem('cell.parameter', { value: unknown }) : parsed
    }
    case 'fact':
      return parseFact(cell, column.field, decimal, catalogue)
  }
}

function parseFact(
  cell: SheetCell,
  field: 'model' | 'slug' | 'category' | 'position',
  decimal: Decimal,
  { categories }: Catalogue,
): Parsed {
  if (field === 'position') {
    const parsed = parseQuantity(cell, decimal, null)
    return 'value' in parsed && parsed.value === null ? problem('cell.required') : parsed
  }
  const parsed = parseLine(cell)
  if ('problem' in parsed) return parsed
  const { value } = parsed
  if (value === null) return field === 'slug' ? parsed : problem('cell.required')
  if (field === 'slug' && !slugShape.safeParse(value).success) return problem('cell.slug', { value: String(value) })
  if (field === 'category' && !categories.some(({ slug }) => slug === value))
    return problem('cell.category', { value: String(value) })
  return parsed
}

function parseYes(cell: SheetCell): Parsed {
  if (cell === null || typeof cell === 'boolean') return { value: cell }
  const text = toText(cell)?.toLowerCase() ?? ''
  if (text === '') return { value: null }
  if (yes.has(text)) return { value: true }
  return no.has(text) ? { value: false } : problem('cell.yes', { value: text })
}

function parseLine(cell: SheetCell): Parsed {
  const parsed = parseText(cell)
  return 'value' in parsed && typeof parsed.value === 'string' && /[\r\n]/.test(parsed.value)
    ? problem('cell.line')
    : parsed
}

function parseText(cell: SheetCell): Parsed {
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return problem('cell.date', { value: cell.date })
  return { value: toText(cell) }
}

/** As people see it in the cell. */
function toText(cell: SheetCell): string | null {
  if (cell === null) return null
  if (typeof cell === 'object') return 'percent' in cell ? `${cell.percent} %` : 'date' in cell ? cell.date : cell.error
  const text = unescapeFormula(String(cell).trim()).replaceAll(/\r\n?/g, '\n').normalize('NFC')
  return text === '' ? null : text
}
