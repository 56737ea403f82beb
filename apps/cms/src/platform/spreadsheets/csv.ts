import { escapeFormula } from './escape-formula.ts'

/** By which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as CSV (RFC 4180), every cell quoted, none that a spreadsheet would run. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')
}

const quote = (cell: string) => `"${escapeFormula(cell).replaceAll('"', '""')}"`

export type CsvRow = { line: number; cells: string[] }

/** Reads CSV as spreadsheets of any country write it: parted by comma, semicolon or tab, whichever the first line has. */
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
  const endRow = () => {
    cells.push(cell)
    if (cells.some((it) => it.trim() !== '')) rows.push({ line: startedAt, cells: cells.map((it) => it.trim()) })
    cells = []
    cell = ''
  }
  for (let i = 0; i < source.length; i++) {
    const letter = source[i] as string
    if (letter === '\n') line++
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (source[i + 1] === '"') cell += source[++i]
      else quoted = false
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n') {
      endRow()
      startedAt = line
    } else if (letter !== '\r') cell += letter
  }
  endRow()
  return rows
}
