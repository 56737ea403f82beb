import { cellName, MERGED, type ReadSheet, type SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import { coveredCells, type Notice } from '../reading/read-rows.ts'
import { type SerialColumn, toSerialColumn } from './serial-columns.ts'

/** The headings stand among so many first rows: somebody may have put a title above them. */
const ROWS_ABOVE = 10

export type SerialCell = { column: SerialColumn; cell: SheetCell; at: string }
export type SerialRow = { sheet: string; line: number; cells: SerialCell[] }
export type SerialRows = { rows: SerialRow[]; notices: Notice[]; sheets: number }

/** The rows of all sheets that have a heading for the serial number and one more, in any order and any language. */
export function readSerialRows(sheets: readonly ReadSheet[]): SerialRows {
  const all: SerialRows = { rows: [], notices: [], sheets: 0 }
  for (const sheet of sheets) {
    const read = readSheet(sheet)
    all.sheets += read ? 1 : 0
    all.rows.push(...(read?.rows ?? []))
    all.notices.push(...(read?.notices ?? [{ key: 'notice.sheet' as const, values: { value: sheet.name } }]))
  }
  return all
}

function readSheet({ name, rows, merged }: ReadSheet): Omit<SerialRows, 'sheets'> | null {
  const start = rows.slice(0, ROWS_ABOVE).findIndex((row) => {
    const found = row.map(toSerialColumn)
    return found.includes('serial') && found.filter(Boolean).length > 1
  })
  const headings = rows[start]
  if (!headings) return null
  const columns = headings.map(toSerialColumn)
  const notices = headings.flatMap((heading, index): Notice[] => {
    if (columns[index] || heading === null) return []
    return [{ key: 'notice.column', values: { cell: `${name}!${cellName(index, start + 1)}`, value: String(heading) } }]
  })
  const covered = new Set(merged.flatMap(coveredCells))
  const read = rows.slice(start + 1).flatMap((row, below): SerialRow[] => {
    const line = start + 2 + below
    // An export has the keys above the headings.
    if (below === 0 && row.some((cell, index) => columns[index] === 'serial' && toSerialColumn(cell) === 'serial'))
      return []
    const cells = columns.flatMap((column, index): SerialCell[] => {
      const at = cellName(index, line)
      return column ? [{ column, at, cell: covered.has(at) ? { error: MERGED } : (row[index] ?? null) }] : []
    })
    return cells.every(({ cell }) => cell === null) ? [] : [{ sheet: name, line, cells }]
  })
  return { rows: read, notices }
}
