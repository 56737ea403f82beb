import type { SQLOutputValue } from 'node:sqlite'
import { packJson, unpackJson } from '../../platform/database/packed-json.ts'
import type { Columns, ValueKind } from './table-columns.ts'

/**
 * A row in the one form in which both databases are compared: values in the order of the columns' names, times as ISO 8601 in UTC, JSON with
 * its keys in order.
 */
export type PlainRow = unknown[]

/** @param line of JSON, as Postgres writes a row */
export function fromPostgres(line: string, columns: Columns): PlainRow {
  const row = JSON.parse(line) as Record<string, unknown>
  return [...columns].map(([name, kind]) => toPlain(kind, row[name] ?? null, name))
}

export function fromSqlite(row: Record<string, SQLOutputValue>, columns: Columns): PlainRow {
  return [...columns].map(([name, kind]) => {
    const value = row[name] ?? null
    return toPlain(kind, kind === 'json' && typeof value === 'string' ? readJson(value, name) : value, name)
  })
}

/** As `json_populate_recordset` takes it. */
export function toPostgres(row: PlainRow, columns: Columns): string {
  return JSON.stringify(Object.fromEntries([...columns.keys()].map((name, position) => [name, row[position]])))
}

/**
 * In the order of the columns.
 * @param isPacked tells of a column by its name whether its JSON is packed
 */
export function toSqlite(
  row: PlainRow,
  columns: Columns,
  isPacked: (column: string) => boolean = () => false,
): (string | number | null)[] {
  return [...columns].map(([name, kind], position) => {
    const value = row[position] ?? null
    if (value === null) return null
    if (kind === 'boolean') return value === true ? 1 : 0
    if (kind !== 'json') return value as string | number
    return isPacked(name) ? packJson(value) : JSON.stringify(value)
  })
}

/** @throws a sentence where a value is not of its column's kind: SQLite takes anything anywhere */
function toPlain(kind: ValueKind, value: unknown, column: string): unknown {
  if (value === null) return null
  switch (kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : oneOf(value, [0, 1], column) === 1
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof number !== 'number' || !Number.isFinite(number)) throw unfit(column, 'number')
      return number
    }
    case 'time': {
      const time = new Date(value as string | number)
      if (Number.isNaN(time.getTime())) throw unfit(column, 'time')
      return time.toISOString()
    }
    case 'json':
      return sortKeys(value)
    case 'text':
      return String(value as string)
  }
}

function oneOf(value: unknown, values: readonly number[], column: string): number {
  if (!values.includes(value as number)) throw unfit(column, 'yes or no')
  return value as number
}

function readJson(text: string, column: string): unknown {
  try {
    return unpackJson(text)
  } catch {
    throw unfit(column, 'JSON')
  }
}

/** The value itself may be a visitor's. */
const unfit = (column: string, kind: string) => new Error(`a value of the column ${column} is no ${kind}`)

/** Postgres keeps keys in an order of its own. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, it]) => [key, sortKeys(it)]))
}
