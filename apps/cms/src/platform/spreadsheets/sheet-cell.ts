/**
 * What a cell of a spreadsheet holds. Spreadsheets keep `15 %` as 0.15 with a format; here it is 15. An error is one of Excel's own, such as
 * `#REF!`, or a formula whose value the file lacks.
 */
export type SheetCell = string | number | boolean | null | { date: string } | { percent: number } | { error: string }

/** The error of a cell that is part of a larger one. */
export const MERGED = 'merged'

/** Rows as they stand in the file, the first is row 1. `merged` names the cells that have been made one, such as `B2:C2`. */
export type ReadSheet = { name: string; rows: SheetCell[][]; merged: string[] }

/** `B` of 1. @param index of the column, from 0 */
export function columnName(index: number): string {
  const sign = String.fromCharCode(65 + (index % 26))
  return index < 26 ? sign : columnName(Math.floor(index / 26) - 1) + sign
}

/** `B7`. @param column from 0 @param line from 1 */
export const cellName = (column: number, line: number) => `${columnName(column)}${line}`
