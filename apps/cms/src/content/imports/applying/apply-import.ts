import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { withChanges } from '../checking/compare-row.ts'
import { parseKey, type ValueColumn } from '../columns/column.ts'
import { withChangedTexts, withMarkdown } from '../columns/long-texts.ts'
import type { Catalogue, SheetProduct } from '../columns/sheet-product.ts'
import { type ImportRecord, type Published, readStoredRows, type StoredRow, updateImport } from '../import-record.ts'
import { ImportRefused, type Job, reportProgress } from '../jobs.ts'
import { readCatalogue } from '../read-catalogue.ts'
import { createProduct, type FullProduct, type Patch, saveProduct } from './save-product.ts'
import { inParts, readFullProducts, readNewestVersions, readPublishedTimes, readStamps } from './versions.ts'
import { lockImports } from './lock-imports.ts'

export type ApplyOptions = {
  /** Products that visitors see with what changes; otherwise all changes are drafts. */
  publish: boolean
  /** Also cells that somebody has changed here since the export. */
  overwrite: boolean
}

const STAMPS_A_READ = 500
const PRODUCTS_A_PART = 20
const MAX_NAMED = 20

/** Writes what a check has found, in the transaction of `req`. @throws ImportRefused where products were changed after the check */
export async function applyImport(
  req: PayloadRequest,
  job: Job,
  { id, file }: Pick<ImportRecord, 'id' | 'file'>,
  { publish, overwrite }: ApplyOptions,
): Promise<void> {
  // The first statement is a write: from here on nobody else changes a product in SQLite, and no other import in Postgres.
  await lockImports(req, id)
  const { rows } = await readStoredRows(req.payload, id, {}, req)
  await refuseChanged(req, rows)
  const catalogue = await readCatalogue(req.payload, req)
  const now = new Date().toISOString()
  job.total = rows.length
  let done = 0
  for (const part of inParts(rows, PRODUCTS_A_PART)) {
    const ids = part.flatMap(({ product }) => product ?? [])
    const products = await readFullProducts(req, ids)
    // In Postgres somebody may have saved one since the beginning.
    refuseOthers(part, new Map([...products].map(([product, { updatedAt }]) => [product, updatedAt])))
    const before = { versions: await readNewestVersions(req, ids), moments: await readPublishedTimes(req, ids) }
    const saved: Saved[] = []
    for (const row of part) {
      reportProgress(job, done++)
      const result = await applyRow(req, row, { products, catalogue, publish, overwrite, now })
      if (result) saved.push({ row, ...result })
    }
    await rememberVersions(req, saved, before)
  }
  await recordAuditEvent(req, {
    kind: 'save',
    entity: 'imports',
    documentId: id,
    title: file,
    changedFields: [`products: ${rows.length}`],
  })
  await updateImport(req.payload, id, { state: 'applied', failure: null, done, total: rows.length }, req)
}

type Saved = { row: StoredRow; product: number; published: Patch | null }
type Applying = ApplyOptions & { products: Map<number, FullProduct>; catalogue: Catalogue; now: string }

async function applyRow(
  req: PayloadRequest,
  { cells, product }: StoredRow,
  { products, catalogue, publish, overwrite, now }: Applying,
): Promise<Omit<Saved, 'row'> | null> {
  const changes = cells
    .filter((it) => overwrite || it.now === undefined)
    .flatMap(({ key, after }) => {
      const column = parseKey(key, catalogue)
      return column ? [{ column: column as ValueColumn, after }] : []
    })
  if (changes.length === 0) return null
  const before = product ? products.get(product) : undefined
  const full = before ?? { id: 0, updatedAt: '', specifications: [] }
  const isLongText = changes.some(({ column }) => column.kind === 'text' && column.field === 'description')
  // Of long texts only those that change are looked at: each product has one for every language.
  const sheet = (isLongText ? withMarkdown(full) : full) as SheetProduct
  const patch = toPatch(sheet, withChanges(sheet, changes, catalogue), full)
  if (!before) return { product: await createProduct(req, patch, now), published: null }
  const isPublished = publish && before._status === 'published'
  await saveProduct(req, { before, patch, isPublished, now })
  const restored = Object.fromEntries(Object.keys(patch).map((name) => [name, before[name] ?? null]))
  return { product: before.id, published: isPublished ? restored : null }
}

/** The fields that differ, with ids for rows that are new. */
function toPatch(before: SheetProduct, after: SheetProduct, full: object): Patch {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof SheetProduct])
  const toValue = (name: string, value: unknown) => {
    if (name === 'specifications') return withIds(after.specifications ?? [])
    return name === 'description' ? withChangedTexts(full, before.description, after.description) : value
  }
  return Object.fromEntries(changed.map(([name, value]) => [name, toValue(name, value)]))
}

const withIds = <Row extends { id?: string }>(rows: readonly Row[]) =>
  rows.map((row) => (row.id ? row : { ...row, id: randomBytes(12).toString('hex') }))

/** Whatever was changed after the check may be what an editor has not seen in it. */
async function refuseChanged(req: PayloadRequest, rows: readonly StoredRow[]): Promise<void> {
  const known = rows.filter(({ product }) => product)
  const stamps = new Map<number, string>()
  for (const part of inParts(known, STAMPS_A_READ)) {
    const read = await readStamps(
      req,
      part.map(({ product }) => Number(product)),
    )
    for (const [product, stamp] of read) stamps.set(product, stamp)
  }
  refuseOthers(known, stamps)
}

/** @param stamps of the products as they are now @throws ImportRefused where one is not the one that was checked */
function refuseOthers(rows: readonly StoredRow[], stamps: ReadonlyMap<number, string>): void {
  const changed = rows
    .filter(({ product, stamp }) => product && stamps.get(product) !== stamp)
    .map(({ title }) => title ?? '')
  if (changed.length > 0) throw new ImportRefused({ key: 'failed.changed', values: { value: nameSome(changed) } })
}

export const nameSome = (titles: readonly string[]) =>
  titles.slice(0, MAX_NAMED).join('; ') + (titles.length > MAX_NAMED ? ` … (${titles.length})` : '')

type Before = { versions: ReadonlyMap<number, number>; moments: ReadonlyMap<number, string> }

/** What undoing needs: which versions there were, which there are now, and what visitors saw. */
async function rememberVersions(req: PayloadRequest, saved: readonly Saved[], { versions, moments }: Before) {
  const after = await readNewestVersions(
    req,
    saved.map(({ product }) => product),
  )
  for (const { row, product, published } of saved) {
    const data = {
      product,
      versionBefore: versions.get(product) ?? null,
      versionAfter: after.get(product) ?? null,
      published: published && ({ fields: published, moment: moments.get(product) ?? '' } satisfies Published),
    }
    await req.payload.db.updateOne({ collection: 'import-rows', id: row.id, data, returning: false, req })
  }
}
