import writeExcelFile from 'write-excel-file/node'
import { escapeFormula } from '../../../platform/spreadsheets/escape-formula.ts'
import { columnWidths } from './to-rows.ts'

/** The longest text that a cell of Excel holds. */
const MAX_CELL_LENGTH = 32_767

/** An Excel workbook. Every cell is text, so that telephone numbers stay as they are, with formulas escaped. */
export async function toWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const data = rows.map((row, index) =>
    row.map((cell) => ({
      value: escapeFormula(cell).slice(0, MAX_CELL_LENGTH),
      type: String,
      ...(index === 0 ? { fontWeight: 'bold' as const } : {}),
    })),
  )
  return writeExcelFile(data, { columns: columnWidths, sheet: 'Enquiries', stickyRowsCount: 1 }).toBuffer()
}
