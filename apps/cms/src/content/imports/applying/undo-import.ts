import type { PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { refreshStates } from '../../completeness/refresh-states.ts'
import { findUses } from '../../uses/find-uses.ts'
import { type ImportRecord, readStoredRows, type StoredRow, updateImport } from '../import-record.ts'
import { ImportRefused, type Job, reportProgress } from '../jobs.ts'
import { nameSome } from './apply-import.ts'
import { lockImports } from './lock-imports.ts'
import { deleteProduct, restorePublished } from './save-product.ts'
import { inParts, putBackPublishedTime, putBackVersions, readFullProducts, readNewestVersions } from './versions.ts'

const PRODUCTS_A_PART = 20
const VERSIONS_A_READ = 500

/**
 * Puts all products back as they were before an import, in the transaction of `req`: what visitors saw, drafts, versions and their times. What
 * was new is deleted.
 * @throws ImportRefused with the products that were changed or used since
 */
export async function undoImport(
  req: PayloadRequest,
  job: Job,
  { id, file }: Pick<ImportRecord, 'id' | 'file'>,
): Promise<void> {
  await lockImports(req, id)
  const rows = (await readStoredRows(req.payload, id, {}, req)).rows.filter(({ versionAfter }) => versionAfter)
  await refuseChanged(req, rows)
  job.total = rows.length
  let done = 0
  for (const part of inParts(rows, PRODUCTS_A_PART)) {
    const products = await readFullProducts(
      req,
      part.map(({ product }) => Number(product)),
    )
    const changed = part.filter(({ isNew }) => !isNew)
    await putBackVersions(req, {
      made: changed.map(({ versionAfter }) => Number(versionAfter)),
      before: changed.map(({ versionBefore }) => Number(versionBefore)),
    })
    for (const { product, isNew, published } of part) {
      reportProgress(job, done++)
      const doc = products.get(Number(product))
      if (doc && isNew) await deleteProduct(req, doc)
      if (!doc || isNew || !published) continue
      await restorePublished(req, doc, published.fields)
      await putBackPublishedTime(req, doc.id, published.moment)
    }
    // Versions that are taken away say nothing to the hooks of a save.
    const ids = changed.map(({ product }) => Number(product))
    await refreshStates(req.payload, req.payload.collections.products.config, ids, req)
  }
  await recordAuditEvent(req, {
    kind: 'restore',
    entity: 'imports',
    documentId: id,
    title: file,
    changedFields: [`products: ${rows.length}`],
  })
  await updateImport(req.payload, id, { state: 'undone', failure: null, done, total: rows.length }, req)
}

async function refuseChanged(req: PayloadRequest, rows: readonly StoredRow[]): Promise<void> {
  const changed: string[] = []
  for (const part of inParts(rows, VERSIONS_A_READ)) {
    const newest = await readNewestVersions(
      req,
      part.map(({ product }) => Number(product)),
    )
    changed.push(...part.filter((it) => newest.get(Number(it.product)) !== it.versionAfter).map(toTitle))
  }
  for (const row of rows.filter(({ isNew }) => isNew)) {
    const { total } = await findUses(req, 'products', Number(row.product), true)
    if (total > 0) changed.push(toTitle(row))
  }
  if (changed.length > 0) throw new ImportRefused({ key: 'failed.undo', values: { value: nameSome(changed) } })
}

const toTitle = ({ title, product }: StoredRow) => title || `products ${String(product)}`
