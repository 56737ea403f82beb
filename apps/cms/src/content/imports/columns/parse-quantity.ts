import type { SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import { unescapeFormula } from '../../../platform/spreadsheets/escape-formula.ts'
import { convertUnit } from '../../specifications/convert-unit.ts'
import { parseFigure } from '../../specifications/figures.ts'
import type { Decimal, Parsed, Problem } from './parsed.ts'

/** A language that writes figures that way. */
export const languageOf: Record<Decimal, string> = { comma: 'de', point: 'en' }

/** A figure, and what stands behind it. Digits and separators of Arabic and Persian too. */
const quantity = /^([-−+]?[\d٠-٩۰-۹](?:[\d٠-٩۰-۹.,٫٬\s]|['’](?=\d{3}))*)([^\d٠-٩۰-۹.,٫٬\s+\-–—−].*)?$/u

/**
 * A figure in the unit of its parameter: `450`, `45 cm`, `1.200,5 mm`.
 * @param unit of the parameter; null where it has none
 */
export function parseQuantity(cell: SheetCell, decimal: Decimal, unit: string | null): Parsed {
  if (cell === null) return { value: null }
  if (typeof cell === 'number') return { value: cell }
  if (typeof cell === 'boolean') return refuse('cell.figure', String(cell))
  if (typeof cell === 'object') {
    if ('percent' in cell) return unit === '%' ? { value: cell.percent } : refuse('cell.percent', `${cell.percent} %`)
    return 'date' in cell ? refuse('cell.date', cell.date) : refuse('cell.error', cell.error)
  }
  return parseTyped(unescapeFormula(cell.trim()), decimal, unit)
}

function parseTyped(typed: string, decimal: Decimal, unit: string | null): Parsed {
  if (typed === '') return { value: null }
  const [, digits = '', own = ''] = quantity.exec(typed) ?? []
  // Of a figure in inches or feet the apostrophe is the unit; between digits it parts thousands, as in Switzerland.
  const figure = parseFigure(digits.replace(/^\+/, '').replaceAll(/['’](?=\d{3})/g, ''), languageOf[decimal])
  if (typeof figure !== 'number' || !Number.isFinite(figure)) return refuse('cell.figure', typed)
  if (own === '' || own === unit) return { value: figure }
  const converted = convertUnit(figure, own, unit)
  return converted === null
    ? { problem: { key: 'cell.unit', values: { value: typed, unit: unit ?? '–' } } }
    : { value: converted }
}

const refuse = (key: Problem['key'], value: string): Parsed => ({ problem: { key, values: { value } } })
