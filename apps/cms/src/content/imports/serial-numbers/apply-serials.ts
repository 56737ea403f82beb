import { sql } from '@payloadcms/db-sqlite'
import { toSerialKey } from '@vitrine/contract/document-address'
import type { PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { databaseOf, type Executor } from '../../../platform/database/database-of.ts'
import { insertRows, type SqlValue } from '../../../platform/database/insert-rows.ts'
import { valuesOf } from '../../../platform/database/values-of.ts'
import { toNoon } from '../../product-documents/in-force.ts'
import { nameSome } from '../applying/apply-import.ts'
import { lockImports } from '../applying/lock-imports.ts'
import { inParts } from '../applying/versions.ts'
import type { CellChange } from '../checking/compare-row.ts'
import { type ImportRecord, readStoredRows, type StoredRow, updateImport } from '../import-record.ts'
import { ImportRefused, type Job, reportProgress } from '../jobs.ts'
import { readEntries } from './read-entries.ts'
import type { SerialColumn } from './serial-columns.ts'

const DELETED_AT_ONCE = 500

type Work = Pick<ImportRecord, 'id' | 'file'>

const columnNames: Record<SerialColumn, string> = {
  serial: 'serial',
  product: 'product_id',
  modelYear: 'model_year',
  deliveredOn: 'delivered_on',
  note: 'note',
}

/** Writes what a check has found, in the transaction of `req`. @throws ImportRefused where serial numbers were changed after the check */
export async function applySerials(req: PayloadRequest, job: Job, { id, file }: Work): Promise<void> {
  const rows = await readLocked(req, job, id)
  const entries = await readEntries(req.payload, rows.map(lookupOf), req)
  const isOther = (row: StoredRow) => (entries.get(lookupOf(row))?.updatedAt ?? null) !== (row.stamp ?? null)
  refuse('failed.serialsChanged', rows.filter(isOther))
  const database = await databaseOf(req.payload, req)
  const now = new Date().toISOString()
  await insertRows(
    database,
    'serial_numbers',
    [...Object.values(columnNames), 'lookup', 'updated_at', 'created_at'],
    rows.filter(({ isNew }) => isNew).map((row) => toNewRow(row, now)),
  )
  let done = 0
  for (const row of rows) {
    reportProgress(job, done++)
    if (!row.isNew) await update(database, row, 'after', now)
  }
  // What undoing compares with.
  await database.execute(sql`UPDATE import_rows SET stamp = ${now} WHERE import = ${id}`)
  await finish(req, { id, file }, 'applied', rows.length)
}

/**
 * Takes back what an import has written: new entries go, though they are delivered, for it was this file that said so; others are as before.
 * @throws ImportRefused with what was changed since
 */
export async function undoSerials(req: PayloadRequest, job: Job, { id, file }: Work): Promise<void> {
  const rows = await readLocked(req, job, id)
  const entries = await readEntries(req.payload, rows.map(lookupOf), req)
  const isOther = (row: StoredRow) => entries.get(lookupOf(row))?.updatedAt !== row.stamp
  refuse('failed.serialsUndo', rows.filter(isOther))
  const database = await databaseOf(req.payload, req)
  const now = new Date().toISOString()
  const made = rows.filter(({ isNew }) => isNew).map(lookupOf)
  for (const part of inParts(made, DELETED_AT_ONCE))
    await database.execute(sql`DELETE FROM serial_numbers WHERE lookup IN (${valuesOf(part)})`)
  let done = 0
  for (const row of rows) {
    reportProgress(job, done++)
    if (!row.isNew) await update(database, row, 'before', now)
  }
  await finish(req, { id, file }, 'undone', rows.length)
}

/** The first statement is a write: from here on nobody else changes a serial number in SQLite, and no other import in Postgres. */
async function readLocked(req: PayloadRequest, job: Job, id: number): Promise<StoredRow[]> {
  await lockImports(req, id)
  const { rows } = await readStoredRows(req.payload, id, {}, req)
  job.total = rows.length
  return rows
}

const lookupOf = ({ title }: StoredRow) => toSerialKey(title ?? '')

function refuse(key: 'failed.serialsChanged' | 'failed.serialsUndo', rows: readonly StoredRow[]) {
  const titles = rows.map(({ title }) => title ?? '')
  if (titles.length > 0) throw new ImportRefused({ key, values: { value: nameSome(titles) } })
}

function toNewRow(row: StoredRow, now: string): SqlValue[] {
  const valueOf = (key: string) => toSql(key, row.cells.find((it) => it.key === key)?.after ?? null)
  return [...Object.keys(columnNames).map(valueOf), lookupOf(row), now, now]
}

async function update(database: Executor, row: StoredRow, which: 'before' | 'after', now: string): Promise<void> {
  const values = row.cells.map((cell) => {
    const column = sql.raw(columnNames[cell.key as SerialColumn])
    return sql`${column} = ${toSql(cell.key, cell[which])}`
  })
  await database.execute(
    sql`UPDATE serial_numbers SET ${sql.join(values, sql`, `)}, updated_at = ${now} WHERE lookup = ${lookupOf(row)}`,
  )
}

const toSql = (key: string, value: CellChange['after']): SqlValue =>
  key === 'deliveredOn' && typeof value === 'string' ? toNoon(value) : value

async function finish(req: PayloadRequest, { id, file }: Work, state: 'applied' | 'undone', count: number) {
  await recordAuditEvent(req, {
    kind: state === 'applied' ? 'save' : 'restore',
    entity: 'imports',
    documentId: id,
    title: file,
    changedFields: [`serial-numbers: ${count}`],
  })
  await updateImport(req.payload, id, { state, failure: null, done: count, total: count }, req)
}
