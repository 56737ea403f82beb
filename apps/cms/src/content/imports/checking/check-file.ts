import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Decimal } from '../columns/parsed.ts'
import type { Catalogue } from '../columns/sheet-product.ts'
import { type ImportCounts, noCounts, updateImport } from '../import-record.ts'
import { ImportRefused, type Job, reportProgress } from '../jobs.ts'
import { PRODUCTS_A_READ, readCatalogue } from '../read-catalogue.ts'
import { type ReadRow, readRows } from '../reading/read-rows.ts'
import { type CheckedRow, checkRows, noneSeen } from './check-rows.ts'
import { readSheets } from './read-sheets.ts'

export const MAX_ROWS = 10_000
/** They are written in one transaction, during which nobody else writes in SQLite. */
export const MAX_CHANGED = 2_000

export type CheckedFile = {
  id: number
  bytes: Uint8Array
  name: string
  /** How figures are written; null where the file is to say so. */
  decimal: Decimal | null
  /** How the editor's language writes them. */
  ownDecimal: Decimal
}

/** Reads a file and stores what it would change; nothing of the products changes. @throws ImportRefused @throws Cancelled */
export async function checkFile(payload: Payload, job: Job, file: CheckedFile): Promise<void> {
  const sheets = await readSheets(file)
  const catalogue = await readCatalogue(payload)
  const read = readRows(sheets, catalogue)
  if (read.sheets === 0) throw new ImportRefused({ key: 'file.keys' })
  if (read.rows.length > MAX_ROWS) throw new ImportRefused({ key: 'file.rows', values: { count: String(MAX_ROWS) } })
  job.total = read.rows.length
  const decimal = file.decimal ?? read.decimal ?? file.ownDecimal
  const counts = await storeChanges(payload, job, { id: file.id, rows: read.rows, decimal, catalogue })
  const notices = read.notices.slice(0, 50)
  await updateImport(payload, file.id, { state: 'checked', counts, notices, failure: null })
}

type Work = { id: number; rows: readonly ReadRow[]; decimal: Decimal; catalogue: Catalogue }

async function storeChanges(payload: Payload, job: Job, { id, rows, decimal, catalogue }: Work): Promise<ImportCounts> {
  const counts: ImportCounts = { ...noCounts, rows: rows.length }
  const seen = noneSeen()
  let order = 0
  for (let from = 0; from < rows.length; from += PRODUCTS_A_READ) {
    reportProgress(job, from)
    const checked = await checkRows(payload, rows.slice(from, from + PRODUCTS_A_READ), { decimal, catalogue, seen })
    const changed = checked.filter(({ cells }) => cells.length > 0)
    counts.same += checked.length - changed.length
    for (const row of changed) count(counts, row)
    if (counts.changed + counts.created > MAX_CHANGED)
      throw new ImportRefused({ key: 'file.changes', values: { count: String(MAX_CHANGED) } })
    if (changed.length > 0)
      await inTransaction(payload, async (req) => {
        for (const row of changed) await storeRow(payload, id, order++, row, req)
      })
  }
  reportProgress(job, rows.length)
  return counts
}

/** Without a number; one that no product has is an error, and no new product. */
const isNew = ({ cells, product }: CheckedRow) => product === null && !cells.some(({ key }) => key === 'id')

function count(counts: ImportCounts, row: CheckedRow) {
  const { cells, product } = row
  if (isNew(row)) counts.created += 1
  else if (product !== null) counts.changed += 1
  for (const { after, before, now, problem } of cells) {
    if (problem) counts.problems += 1
    else counts.cells += 1
    if (!problem && after === null && before !== null) counts.emptied += 1
    if (!problem && now !== undefined) counts.conflicts += 1
  }
}

async function storeRow(payload: Payload, id: number, order: number, row: CheckedRow, req: Partial<PayloadRequest>) {
  const { product, title, sheet, line, stamp, cells } = row
  await payload.db.create({
    collection: 'import-rows',
    data: {
      import: id,
      order,
      product,
      isNew: isNew(row),
      hasProblem: cells.some(({ problem }) => problem),
      hasConflict: cells.some(({ now, problem }) => now !== undefined && !problem),
      title,
      sheet,
      line,
      stamp,
      cells,
    },
    req,
  })
}
