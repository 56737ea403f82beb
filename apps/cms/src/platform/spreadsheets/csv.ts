import { escapeFormula } from './escape-formula.ts'

/** Tells spreadsheets that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as CSV (RFC 4180), every cell quoted, formulas escaped. @param separator a semicolon where a comma is in figures */
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quote).join(separator)}\r\n`).join('')
}

const quote = (cell: string) => `"${escapeFormula(cell).replaceAll('"', '""')}"`

/** `line` is of the file; `row` is what a spreadsheet calls it, where cells of several lines are one row. */
export type CsvRow = { line: number; row: number; cells: string[] }

/** Reads CSV as spreadsheets of any country write it: separated by comma, semicolon or tab, whichever the first line has. */
export function readCsv(text: string): CsvRow[] {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const first = source.split(/\r?\n/, 1)[0] ?? ''
  const separator = [';', '\t'].find((it) => first.includes(it)) ?? ','
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let startedAt = 1
  let row = 0
  const endRow = () => {
    cells.push(cell)
    row++
    if (cells.some((it) => it.trim() !== '')) rows.push({ line: startedAt, row, cells: cells.map((it) => it.trim()) })
    cells = []
    cell = ''
  }
  for (let i = 0; i < source.length; i++) {
    const character = source[i] as string
    if (character === '\n') line++
    if (quoted) {
      if (character !== '"') cell += character
      else if (source[i + 1] === '"') cell += source[++i]
      else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') {
      endRow()
      startedAt = line
    } else if (character !== '\r') cell += character
  }
  endRow()
  return rows
}
