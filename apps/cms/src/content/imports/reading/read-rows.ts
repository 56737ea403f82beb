import { cellName, MERGED, type ReadSheet, type SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import { type Column, parseKey } from '../columns/column.ts'
import type { Decimal } from '../columns/parsed.ts'
import type { Catalogue } from '../columns/sheet-product.ts'
import { HEADING_MARK } from '../export/to-sheets.ts'

/** The row of keys stands among so many first rows: somebody may have put a title above it. */
const ROWS_ABOVE = 10
const MIN_KEYS = 2

/** A cell of a row, and what it is about. */
export type RowCell = { column: Column; cell: SheetCell; at: string }
export type ReadRow = { sheet: string; line: number; cells: RowCell[] }
export type Notice = { key: 'notice.column' | 'notice.sheet'; values: Record<string, string> }
export type ReadRows = { rows: ReadRow[]; notices: Notice[]; sheets: number; decimal: Decimal | null }

/** The rows of all sheets that have keys, without empty ones, wherever rows and columns have been moved to. */
export function readRows(sheets: readonly ReadSheet[], catalogue: Pick<Catalogue, 'parameters'>): ReadRows {
  const all: ReadRows = { rows: [], notices: [], sheets: 0, decimal: null }
  for (const sheet of sheets) {
    const read = readSheet(sheet, catalogue)
    if (!read) {
      all.notices.push({ key: 'notice.sheet', values: { value: sheet.name } })
      continue
    }
    all.sheets += 1
    all.decimal ??= read.decimal
    all.rows.push(...read.rows)
    all.notices.push(...read.notices)
  }
  return all
}

function readSheet({ name, rows, merged }: ReadSheet, catalogue: Pick<Catalogue, 'parameters'>) {
  const start = rows.slice(0, ROWS_ABOVE).findIndex((row) => {
    const columns = row.map((cell) => toColumn(cell, catalogue))
    return columns.filter(Boolean).length >= MIN_KEYS && columns.some((it) => it && leadsToProduct(it))
  })
  const keys = rows[start]
  if (!keys) return null
  const columns = keys.map((cell) => toColumn(cell, catalogue))
  const notices = columns.flatMap((column, index): Notice[] => {
    const isUsed = rows.slice(start).some((row) => (row[index] ?? null) !== null)
    const value = String(keys[index] ?? rows[start + 1]?.[index] ?? '')
    const at = `${name}!${cellName(index, start + 1)}`
    return column || !isUsed ? [] : [{ key: 'notice.column', values: { cell: at, value } }]
  })
  const stamp = keys.find((cell) => typeof cell === 'string' && /^stamp:(comma|point)$/i.test(cell.trim()))
  const covered = new Set(merged.flatMap((range) => coveredCells(range)))
  const read = rows.slice(start + 1).flatMap((row, below): ReadRow[] => {
    const line = start + 2 + below
    const isEmpty = row.every((cell) => cell === null)
    if (isEmpty || (below === 0 && isHeading(row, columns))) return []
    const cells = columns.flatMap((column, index): RowCell[] => {
      if (!column) return []
      const at = cellName(index, line)
      return [{ column, at, cell: covered.has(at) ? { error: MERGED } : (row[index] ?? null) }]
    })
    return cells.every(({ cell }) => cell === null) ? [] : [{ sheet: name, line, cells }]
  })
  return { rows: read, notices, decimal: stamp ? (String(stamp).trim().slice(6).toLowerCase() as Decimal) : null }
}

const toColumn = (cell: SheetCell, catalogue: Pick<Catalogue, 'parameters'>) =>
  typeof cell === 'string' ? parseKey(cell, catalogue) : null

const leadsToProduct = (column: Column) =>
  column.kind === 'id' || (column.kind === 'fact' && (column.field === 'slug' || column.field === 'model'))

/** The row below the keys that says what they mean; without the mark of our own where somebody has taken that column out. */
function isHeading(row: readonly SheetCell[], columns: readonly (Column | null)[]): boolean {
  const id = row[columns.findIndex((it) => it?.kind === 'id')]
  if (id === HEADING_MARK) return true
  const position = row[columns.findIndex((it) => it?.kind === 'fact' && it.field === 'position')]
  return (id === undefined || id === null) && typeof position === 'string' && !/\d/.test(position)
}

const MAX_COVERED = 10_000

/** The cells of `B2:C3`: of a merged cell the first alone keeps its value. */
export function coveredCells(range: string): string[] {
  const [, left = '', top = '', right = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? []
  const [first, last] = [toIndex(left), toIndex(right)]
  const cells: string[] = []
  for (let line = Number(top); line <= Number(bottom) && cells.length < MAX_COVERED; line++)
    for (let column = first; column <= last && cells.length < MAX_COVERED; column++) cells.push(cellName(column, line))
  return cells
}

const toIndex = (name: string) => [...name].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) - 1
