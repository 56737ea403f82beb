import writeExcelFile from 'write-excel-file/node'
import { escapeFormula } from '../../../platform/spreadsheets/escape-formula.ts'
import { type Cell, columnWidths } from './to-rows.ts'

/** The longest text that a cell of Excel holds. */
const MAX_CELL_LENGTH = 32_767

/** Sorts as text and reads the same in every country. */
const MOMENT_FORMAT = 'yyyy-mm-dd hh:mm'

/** An Excel workbook. Moments and numbers are what Excel sorts and counts, all else is text with formulas escaped. */
export async function toWorkbook(
  rows: readonly (readonly Cell[])[],
  sheet: string,
  columns = columnWidths,
): Promise<Buffer> {
  const data = rows.map((row, index) =>
    row.map((cell) => (index === 0 ? { ...toCell(cell), ...heading } : toCell(cell))),
  )
  return writeExcelFile(data, { columns, sheet, stickyRowsCount: 1 }).toBuffer()
}

const heading = { fontWeight: 'bold' as const }

/** A cell as the library wants it; null is an empty one, so that a column of moments has moments only. */
export function toCell(value: Cell) {
  if (value === '') return null
  if (value instanceof Date) return { value, type: Date, format: MOMENT_FORMAT }
  if (typeof value === 'number') return { value, type: Number }
  return { value: escapeFormula(value).slice(0, MAX_CELL_LENGTH), type: String }
}
