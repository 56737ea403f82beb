import { zipSync } from 'fflate'
import { writeCsv } from '../../../platform/spreadsheets/csv.ts'
import type { SheetContent } from '../../../platform/spreadsheets/write-workbook.ts'
import { formatFigure } from '../../specifications/figures.ts'
import type { Decimal } from '../columns/parsed.ts'
import { languageOf } from '../columns/parse-quantity.ts'

/** Of all sheets a file each in a zip archive; a single one is a CSV file by itself. @returns the bytes and how a name ends */
export function toCsvFiles(sheets: readonly SheetContent[], decimal: Decimal): { body: Uint8Array; ending: string } {
  const [first, ...more] = sheets.map((it) => [`${it.name}.csv`, new TextEncoder().encode(toCsv(it, decimal))] as const)
  if (first && more.length === 0) return { body: first[1], ending: 'csv' }
  return { body: zipSync(Object.fromEntries(first ? [first, ...more] : [])), ending: 'zip' }
}

/** Spreadsheets of countries with a decimal comma expect semicolons. */
const toCsv = ({ headings, rows }: SheetContent, decimal: Decimal) =>
  writeCsv(
    [...headings, ...rows.map((row) => row.map((cell) => toText(cell, decimal)))],
    decimal === 'comma' ? ';' : ',',
  )

const toText = (cell: string | number | null, decimal: Decimal): string =>
  typeof cell === 'number' ? formatFigure(cell, languageOf[decimal]) : (cell ?? '')
