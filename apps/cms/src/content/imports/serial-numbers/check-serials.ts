import { toSerialKey } from '@vitrine/contract/document-address'
import type { Payload } from 'payload'
import { databaseOf } from '../../../platform/database/database-of.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { insertRows } from '../../../platform/database/insert-rows.ts'
import { lastDayOfDelivery } from '../../product-documents/guard-serial-numbers.ts'
import { inParts } from '../applying/versions.ts'
import { type CheckedFile, MAX_ROWS } from '../checking/check-file.ts'
import { readSheets } from '../checking/read-sheets.ts'
import { type ImportCounts, noCounts, updateImport } from '../import-record.ts'
import { ImportRefused, type Job, reportProgress } from '../jobs.ts'
import { type CheckedSerial, compareSerial } from './compare-serial.ts'
import { findNamedProducts, readEntries } from './read-entries.ts'
import { readSerialRows, type SerialRow } from './read-serial-rows.ts'
import type { SerialColumn } from './serial-columns.ts'

const ROWS_A_READ = 500
const MAX_NOTICES = 50

/** Reads a list of serial numbers and stores what it would change; nothing of them changes. @throws ImportRefused @throws Cancelled */
export async function checkSerials(payload: Payload, job: Job, file: CheckedFile): Promise<void> {
  const { rows, notices, sheets } = readSerialRows(await readSheets(file))
  if (sheets === 0) throw new ImportRefused({ key: 'file.serials' })
  if (rows.length > MAX_ROWS) throw new ImportRefused({ key: 'file.rows', values: { count: String(MAX_ROWS) } })
  job.total = rows.length
  const products = await findNamedProducts(
    payload,
    rows.map((row) => textOf(row, 'product')),
  )
  const [seen, lastDay] = [new Map<string, string>(), lastDayOfDelivery()]
  const checked: CheckedSerial[] = []
  for (const part of inParts(rows, ROWS_A_READ)) {
    reportProgress(job, checked.length)
    const entries = await readEntries(
      payload,
      part.map((row) => toSerialKey(textOf(row, 'serial'))),
    )
    checked.push(...part.map((row) => compareSerial(row, { entries, products, seen, lastDay })))
  }
  const changed = checked.filter(({ cells }) => cells.length > 0)
  await storeRows(payload, file.id, changed)
  const counts = countChanges(rows.length, changed)
  reportProgress(job, rows.length)
  await updateImport(payload, file.id, {
    state: 'checked',
    counts,
    notices: notices.slice(0, MAX_NOTICES),
    failure: null,
  })
}

function textOf({ cells }: SerialRow, wanted: SerialColumn): string {
  const cell = cells.find(({ column }) => column === wanted)?.cell
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
}

function countChanges(rows: number, changed: readonly CheckedSerial[]): ImportCounts {
  const cells = changed.flatMap((it) => it.cells)
  return {
    ...noCounts,
    rows,
    same: rows - changed.length,
    created: changed.filter(({ isNew }) => isNew).length,
    changed: changed.filter(({ stamp }) => stamp !== null).length,
    cells: cells.filter(({ problem }) => !problem).length,
    problems: cells.filter(({ problem }) => problem).length,
  }
}

const storedColumns = [
  'import',
  'order',
  'is_new',
  'has_problem',
  'has_conflict',
  'title',
  'sheet',
  'line',
  'stamp',
  'cells',
]

async function storeRows(payload: Payload, id: number, rows: readonly CheckedSerial[]): Promise<void> {
  const values = rows.map(({ isNew, serial, sheet, line, stamp, cells }, order) => {
    const hasProblem = cells.some(({ problem }) => problem)
    return [id, order, isNew, hasProblem, false, serial, sheet, line, stamp, JSON.stringify(cells)]
  })
  await inTransaction(payload, async (req) =>
    insertRows(await databaseOf(payload, req), 'import_rows', storedColumns, values),
  )
}
