import { toSerialKey } from '@vitrine/contract/document-address'
import type { CellChange } from '../checking/compare-row.ts'
import type { Problem } from '../columns/parsed.ts'
import type { Value } from '../columns/values.ts'
import { parseSerialCell } from './parse-serial-cell.ts'
import type { SerialCell, SerialRow } from './read-serial-rows.ts'
import type { SerialColumn } from './serial-columns.ts'

/** A serial number as it is; its day as `2026-04-14`. */
export type SerialEntry = Record<'modelYear' | 'product', number | null> &
  Record<'deliveredOn' | 'note', string | null> & {
    serial: string
    updatedAt: string
    /** A label with it is on a machine, or has been. */
    wasDelivered: boolean
  }

export type Known = {
  /** By what serial numbers are found by. */
  entries: ReadonlyMap<string, SerialEntry>
  /** Products by model and slug, in small letters. */
  products: ReadonlyMap<string, readonly number[]>
  /** Where the file has had which serial number. */
  seen: Map<string, string>
  lastDay: string
}

/** A row with what it would change. `stamp` says as which version an entry was compared; null for a new one. */
export type CheckedSerial = {
  serial: string
  isNew: boolean
  sheet: string
  line: number
  stamp: string | null
  cells: CellChange[]
}

/** What a row would change. Empty cells change nothing: a list from another program knows less than we do. */
export function compareSerial({ sheet, line, cells }: SerialRow, known: Known): CheckedSerial {
  const own = cells.find(({ column }) => column === 'serial')
  const parsed = own ? parseSerialCell(own.cell, 'serial', known.lastDay) : { value: null }
  const serial = 'value' in parsed && typeof parsed.value === 'string' ? parsed.value : ''
  const lookup = toSerialKey(serial)
  const entry = known.entries.get(lookup)
  const about = { serial: entry?.serial ?? serial, isNew: !entry, sheet, line, stamp: entry?.updatedAt ?? null }
  const at = own?.at ?? `A${line}`
  const refuse = (problem: Problem) => ({
    ...about,
    isNew: false,
    cells: [{ at, key: 'serial', before: null, after: null, problem }],
  })
  if ('problem' in parsed) return refuse(parsed.problem)
  if (lookup === '') return refuse({ key: 'cell.required' })
  const before = known.seen.get(lookup)
  if (before) return refuse({ key: 'cell.serialTwice', values: { value: before } })
  known.seen.set(lookup, `${sheet}!${at}`)
  const changes = cells.flatMap((cell) => (cell.column === 'serial' ? [] : compareCell(cell, entry, known)))
  if (entry) return { ...about, cells: changes }
  const missing: CellChange[] = changes.some(({ key }) => key === 'product')
    ? []
    : [
        {
          at: cells.find(({ column }) => column === 'product')?.at ?? at,
          key: 'product',
          before: null,
          after: null,
          problem: { key: 'cell.required' },
        },
      ]
  return { ...about, cells: [{ at, key: 'serial', before: null, after: serial }, ...changes, ...missing] }
}

function compareCell({ column, cell, at }: SerialCell, entry: SerialEntry | undefined, known: Known): CellChange[] {
  if (column === 'serial') return []
  const before: Value = entry?.[column] ?? null
  const wrong = (problem: Problem): CellChange[] => [{ at, key: column, before, after: null, problem }]
  const parsed = parseSerialCell(cell, column, known.lastDay)
  if ('problem' in parsed) return wrong(parsed.problem)
  if (parsed.value === null) return []
  const after = column === 'product' ? findProduct(parsed.value, known) : parsed
  if ('problem' in after) return wrong(after.problem)
  if (after.value === before) return []
  const problem = entry && refusalOf(column, before, entry)
  return problem ? wrong(problem) : [{ at, key: column, before, after: after.value }]
}

function findProduct(name: Value, { products }: Known): { value: number } | { problem: Problem } {
  const [only, ...more] = products.get(String(name).toLowerCase()) ?? []
  const values = { value: String(name) }
  if (only === undefined) return { problem: { key: 'cell.product', values } }
  return more.length > 0 ? { problem: { key: 'cell.products', values } } : { value: only }
}

/** What is on a machine stays, and what was said of it is corrected by a person who says why (guard-serial-numbers.ts). */
function refusalOf(column: SerialColumn, before: Value, { wasDelivered }: SerialEntry): Problem | undefined {
  if (column === 'product' && wasDelivered) return { key: 'cell.delivered' }
  const isFact = column === 'deliveredOn' || (column === 'modelYear' && wasDelivered)
  return isFact && before !== null ? { key: 'cell.corrected', values: { value: String(before) } } : undefined
}
