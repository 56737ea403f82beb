import { sql } from '@payloadcms/db-sqlite'
import { documentKinds } from '@vitrine/contract/shapes/documents'
import { valuesOf } from '../../platform/database/values-of.ts'
import type { Content } from '../content-store.ts'
import type { Condition } from '../visible-rows.ts'
import type { DocumentRow, VersionRow } from './to-document.ts'

/** Of a document in the table `d`: somebody has published a version of it. */
const isPublished = sql.raw(
  `d.deleted_at IS NULL AND EXISTS (SELECT 1 FROM document_versions v WHERE v.document_id = d.id AND v.state = 'published')`,
)
const isPublic = sql.raw(`d.audience = 'public'`)

/** Products that have public documents, as a condition of their own table. */
export const hasDocuments: Condition = sql`EXISTS (SELECT 1 FROM product_documents_rels r
  JOIN product_documents d ON d.id = r.parent_id
  WHERE r.path = 'products' AND r.products_id = products.id AND ${isPublic} AND ${isPublished})`

type Found = { documents: DocumentRow[]; versions: VersionRow[] }

/**
 * The documents of products in the order in which visitors see them, each once, with all their versions.
 * @param all those too that only serial numbers open
 */
export async function findDocumentsOf(content: Content, products: readonly number[], all = false): Promise<Found> {
  if (products.length === 0) return { documents: [], versions: [] }
  return load(
    content,
    sql`JOIN product_documents_rels r ON r.parent_id = d.id AND r.path = 'products'
      WHERE r.products_id IN (${valuesOf(products)}) AND ${isPublished} ${all ? sql`` : sql`AND ${isPublic}`}`,
  )
}

/** The public document of a key, with its versions. */
export const findDocument = (content: Content, key: string): Promise<Found> =>
  load(content, sql`WHERE d.key = ${key} AND ${isPublished} AND ${isPublic}`)

async function load(content: Content, which: Condition): Promise<Found> {
  const rows = await content.query(
    sql`SELECT DISTINCT d.id AS id, d.key AS key FROM product_documents d ${which} ORDER BY d.key`,
  )
  const ids = rows.map(({ id }) => Number(id))
  const versionRows = ids.length
    ? await content.query(
        sql`SELECT id FROM document_versions WHERE document_id IN (${valuesOf(ids)}) AND state = 'published'`,
      )
    : []
  const [documents, versions] = await Promise.all([
    content.byIds('product-documents', ids, 'card'),
    content.byIds(
      'document-versions',
      versionRows.map(({ id }) => Number(id)),
    ),
  ])
  const inOrder = [...documents.values()].toSorted(
    (a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind),
  )
  return { documents: inOrder, versions: [...versions.values()] }
}

/** When a document of each of some products has changed last. */
export async function readDocumentChanges(
  content: Content,
  products: readonly number[],
): Promise<Map<number, unknown>> {
  if (products.length === 0) return new Map()
  const rows = await content.query(
    sql`SELECT r.products_id AS product, MAX(v.updated_at) AS changed_at FROM product_documents_rels r
      JOIN product_documents d ON d.id = r.parent_id
      JOIN document_versions v ON v.document_id = d.id AND v.state = 'published'
      WHERE r.path = 'products' AND r.products_id IN (${valuesOf(products)}) AND ${isPublic} AND d.deleted_at IS NULL
      GROUP BY r.products_id`,
  )
  return new Map(rows.map(({ product, changed_at: changed }) => [Number(product), changed]))
}
