import { readXlsx } from 'hucre/xlsx'
import { readCsv } from './csv.ts'
import { decodeText } from './decode-text.ts'
import { columnName, type ReadSheet, type SheetCell } from './sheet-cell.ts'
import { packPlainly, SpreadsheetRefused, unpack } from './unpack.ts'

/** A percentage has as many digits as somebody typed. */
const PERCENT_DIGITS = 12

/**
 * Reads a workbook, a CSV file, or a zip archive of CSV files, whichever the bytes are.
 * @param name of the file: the sheet of a CSV file is called after it
 * @throws SpreadsheetRefused
 */
export async function readSpreadsheet(bytes: Uint8Array, name: string): Promise<ReadSheet[]> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isArchive) {
    // The format of Excel before 2007, and of workbooks with a password.
    if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new SpreadsheetRefused('file.old')
    return [readCsvSheet(bytes, name)]
  }
  const files = unpack(bytes)
  if ('[Content_Types].xml' in files) return readWorkbook(packPlainly(files))
  const sheets = Object.entries(files).filter(([path]) => /\.(csv|tsv|txt)$/i.test(path) && !path.includes('__MACOSX'))
  if (sheets.length === 0) throw new SpreadsheetRefused('file.unknown')
  return sheets.map(([path, content]) => readCsvSheet(content, path))
}

function readCsvSheet(bytes: Uint8Array, path: string): ReadSheet {
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new SpreadsheetRefused('file.unknown')
  const rows: SheetCell[][] = []
  for (const { row, cells } of readCsv(text)) {
    while (rows.length < row) rows.push([])
    rows[row - 1] = cells.map((cell) => (cell === '' ? null : cell))
  }
  const file = path.split('/').at(-1) ?? path
  return { name: file.replace(/\.\w+$/, ''), rows, merged: [] }
}

async function readWorkbook(bytes: Uint8Array): Promise<ReadSheet[]> {
  const workbook = await readXlsx(bytes, { readStyles: true }).catch(() => {
    throw new SpreadsheetRefused('file.damaged')
  })
  return workbook.sheets.map(({ name, rows, cells, merges = [] }) => ({
    name,
    rows: rows.map((row, line) => row.map((value, column) => toSheetCell(value, cells?.get(`${line},${column}`)))),
    merged: merges.map((it) => `${columnName(it.startCol)}${it.startRow + 1}:${columnName(it.endCol)}${it.endRow + 1}`),
  }))
}

type Detail = { type?: string; formula?: string; formulaResult?: unknown; style?: { numFmt?: string } }

function toSheetCell(value: unknown, detail: Detail | undefined): SheetCell {
  if (detail?.type === 'error') return { error: String(value) }
  if (detail?.type === 'formula' && value === null) return { error: `=${detail.formula ?? ''}` }
  if (value instanceof Date) return { date: value.toISOString().slice(0, 10) }
  if (typeof value === 'number' && detail?.style?.numFmt?.includes('%'))
    return { percent: Number((value * 100).toPrecision(PERCENT_DIGITS)) }
  if (typeof value === 'string') return value.trim() === '' ? null : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}
