import { type Cell, type CellStyle, writeXlsx } from 'hucre/xlsx'
import { escapeFormula } from './escape-formula.ts'

/** The longest text that a cell of Excel holds. */
export const MAX_CELL_LENGTH = 32_767

export type SheetColumn = {
  width: number
  hidden?: boolean
  /** Looks as if it could not be changed. */
  locked?: boolean
  /** What somebody reads who points at the heading. */
  comment?: string
}

/** `headings` rows stand still, and so do `fixed` columns. */
export type SheetContent = {
  name: string
  columns: SheetColumn[]
  headings: string[][]
  rows: (string | number | null)[][]
  fixed: number
  rightToLeft: boolean
}

const lockedStyle: CellStyle = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EFEFEF' } },
  font: { color: { rgb: '767676' } },
}
const keyStyle: CellStyle = { ...lockedStyle, font: { color: { rgb: '767676' }, size: 8 } }
const headingStyle: CellStyle = { font: { bold: true }, alignment: { wrapText: true, vertical: 'top' } }

/** A workbook as bytes. Figures are what Excel counts; all else is text, with formulas escaped. */
export async function writeWorkbook(sheets: readonly SheetContent[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: sheets.map(toSheet) })
}

function toSheet({ name, columns, headings, rows, fixed, rightToLeft }: SheetContent) {
  const cells = new Map<string, Partial<Cell>>()
  headings.forEach((heading, line) =>
    heading.forEach((value, column) => {
      const comment = line === headings.length - 1 ? columns[column]?.comment : undefined
      const style = line === 0 ? keyStyle : headingStyle
      cells.set(`${line},${column}`, { value, type: 'string', style, ...(comment && { comment: { text: comment } }) })
    }),
  )
  return {
    name,
    columns: columns.map(({ width, hidden, locked }) => ({
      width,
      ...(hidden && { hidden }),
      ...(locked && { style: lockedStyle }),
    })),
    rows: [...headings, ...rows.map((row) => row.map(toText))],
    cells,
    freezePane: { rows: headings.length, columns: fixed },
    ...(rightToLeft && { view: { rightToLeft } }),
  }
}

const toText = (value: string | number | null) =>
  typeof value === 'string' ? escapeFormula(value).slice(0, MAX_CELL_LENGTH) : value
