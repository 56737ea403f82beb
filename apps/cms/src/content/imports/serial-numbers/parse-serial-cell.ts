import { toSerialKey } from '@vitrine/contract/document-address'
import { unescapeFormula } from '../../../platform/spreadsheets/escape-formula.ts'
import { MERGED, type SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import type { Parsed, Problem } from '../columns/parsed.ts'
import { parseDay } from './parse-day.ts'
import type { SerialColumn } from './serial-columns.ts'

const MAX_SERIAL_LENGTH = 60
const MAX_NOTE_LENGTH = 500
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200]

const problem = (key: Problem['key'], value?: string): Parsed => ({
  problem: { key, ...(value !== undefined && { values: { value } }) },
})

/**
 * What a cell says of a serial number; null where it says nothing. Of the product its model or slug, as it stands there.
 * @param lastDay later ones have not come yet
 */
export function parseSerialCell(cell: SheetCell, column: SerialColumn, lastDay: string): Parsed {
  if (cell === null) return { value: null }
  if (typeof cell === 'object' && 'error' in cell) {
    if (cell.error === MERGED) return problem('cell.merged')
    return problem(cell.error.startsWith('=') ? 'cell.formula' : 'cell.error', cell.error)
  }
  if (column === 'deliveredOn') return parseDelivery(cell, lastDay)
  if (typeof cell === 'object' && 'date' in cell) return problem('cell.date', cell.date)
  const text = toText(cell)
  if (text === '') return { value: null }
  if (/[\r\n]/.test(text)) return problem('cell.line')
  switch (column) {
    case 'serial':
      // Of longer figures spreadsheets keep the first fifteen digits.
      if (typeof cell === 'number' && !Number.isSafeInteger(cell)) return problem('cell.serialFigure', text)
      return toSerialKey(text) === '' || text.length > MAX_SERIAL_LENGTH
        ? problem('cell.serial', text)
        : { value: text }
    case 'modelYear':
      return parseYear(text)
    case 'product':
      return { value: text }
    case 'note':
      return { value: text.slice(0, MAX_NOTE_LENGTH) }
  }
}

function parseYear(text: string): Parsed {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= FIRST_YEAR && year <= LAST_YEAR ? { value: year } : problem('cell.year', text)
}

function parseDelivery(cell: NonNullable<SheetCell>, lastDay: string): Parsed {
  const text = typeof cell === 'object' && 'date' in cell ? cell.date : toText(cell)
  if (text === '') return { value: null }
  const parsed = parseDay(text)
  if ('wrong' in parsed) return problem(parsed.wrong === 'order' ? 'cell.dayOrder' : 'cell.day', text)
  if (parsed.day < `${FIRST_YEAR}-01-01`) return problem('cell.day', text)
  return parsed.day > lastDay ? problem('cell.future', parsed.day) : { value: parsed.day }
}

/** As people see it in the cell. */
function toText(cell: NonNullable<SheetCell>): string {
  if (typeof cell === 'object') return 'percent' in cell ? `${cell.percent} %` : ''
  return unescapeFormula(String(cell).trim()).normalize('NFC')
}
