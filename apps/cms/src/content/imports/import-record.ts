import type { Payload, PayloadRequest, Where } from 'payload'
import type { Import, ImportRow } from '../../payload-types.ts'
import type { CellChange } from './checking/compare-row.ts'
import type { ImportKey } from './import-texts.ts'
import type { Notice } from './reading/read-rows.ts'

export const importStates = [
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]

/** What imports change. */
export const importKinds = ['products', 'serial-numbers'] as const
export type ImportKind = (typeof importKinds)[number]

export const noCounts = { rows: 0, same: 0, changed: 0, created: 0, cells: 0, emptied: 0, conflicts: 0, problems: 0 }
export type ImportCounts = typeof noCounts
export type Failure = { key: ImportKey; values?: Record<string, string> }

/** What visitors saw of a product: the fields that an import has changed, and when it was written. */
export type Published = { fields: Record<string, unknown>; moment: string }

/** An import as the database has it, with its JSON typed. */
export type ImportRecord = {
  id: number
  kind: ImportKind
  file: string
  accountId: number | null
  accountName: string | null
  state: ImportState
  done: number
  total: number
  seenAt: string
  createdAt: string
  counts: ImportCounts
  notices: Notice[]
  failure: Failure | null
}

export type StoredRow = Omit<ImportRow, 'cells' | 'published'> & {
  cells: CellChange[]
  published: Published | null
}

type Request = Partial<PayloadRequest>
type Changes = Partial<Omit<ImportRecord, 'id' | 'createdAt'>>

export async function createImport(payload: Payload, data: Changes): Promise<number> {
  const now = new Date().toISOString()
  const { id } = await payload.db.create({
    collection: 'imports',
    data: { ...data, seenAt: now, createdAt: now, updatedAt: now },
  })
  return Number(id)
}

export async function updateImport(payload: Payload, id: number, data: Changes, req: Request = {}): Promise<void> {
  await payload.db.updateOne({ collection: 'imports', id, data, returning: false, req })
}

export async function readImport(payload: Payload, id: number | null): Promise<ImportRecord | null> {
  if (id === null) return null
  const found = await payload.db.findOne<Import>({ collection: 'imports', where: { id: { equals: id } } })
  return found ? toRecord(found) : null
}

/** The newest first. */
export async function listImports(payload: Payload, kind: ImportKind, limit: number): Promise<ImportRecord[]> {
  const ofKind: Where = { kind: { equals: kind } }
  // Those from before there were others say nothing.
  const where: Where = kind === 'products' ? { or: [ofKind, { kind: { exists: false } }] } : ofKind
  const { docs } = await payload.db.find<Import>({ collection: 'imports', where, sort: '-createdAt', limit })
  return docs.map(toRecord)
}

function toRecord(found: Import): ImportRecord {
  const { id, file, state, createdAt, seenAt, accountId = null, accountName = null, done, total } = found
  return {
    id,
    kind: importKinds.find((it) => it === found.kind) ?? 'products',
    file,
    accountId,
    accountName,
    state: importStates.find((it) => it === state) ?? 'failed',
    done: done ?? 0,
    total: total ?? 0,
    seenAt: seenAt ?? createdAt,
    createdAt,
    counts: { ...noCounts, ...(found.counts as Partial<ImportCounts> | null) },
    notices: (found.notices as Notice[] | null) ?? [],
    failure: (found.failure as Failure | null) ?? null,
  }
}

export type RowFilter = 'all' | 'problems' | 'conflicts' | 'created'

/** Rows of an import in the order of the file. @param limit 0 for all of them */
export async function readStoredRows(
  payload: Payload,
  id: number,
  { filter = 'all', page = 1, limit = 0 }: { filter?: RowFilter; page?: number; limit?: number } = {},
  req: Request = {},
): Promise<{ rows: StoredRow[]; pages: number }> {
  const only = {
    all: [],
    problems: [{ hasProblem: { equals: true } }],
    conflicts: [{ hasConflict: { equals: true } }],
    created: [{ isNew: { equals: true } }],
  }[filter]
  const { docs, totalPages } = await payload.db.find<ImportRow>({
    collection: 'import-rows',
    where: { and: [{ import: { equals: id } }, ...only] },
    sort: 'order',
    pagination: limit > 0,
    limit,
    page,
    req,
  })
  return { rows: docs as unknown as StoredRow[], pages: totalPages }
}
