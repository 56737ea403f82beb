import { sql } from '@payloadcms/db-sqlite'
import type { Payload, SelectType } from 'payload'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { valuesOf } from '../platform/database/values-of.ts'
import type { ProductReader } from '../publishing/product-snapshots/product-reader.ts'
import type { Documents } from './documents.ts'
import { readProductCards } from './read-product-cards.ts'
import { readFiles, readMedia } from './read-uploads.ts'
import { isVisible, tableOf } from './visible-rows.ts'

type Reader = (
  payload: Payload,
  ids: readonly number[],
  how: { productReader: ProductReader; select: SelectType | undefined },
) => Promise<Map<number, unknown>>

/** What pages that nobody has asked for need much of is read by statements of our own. */
const readers: Partial<Record<keyof Documents, Reader>> = {
  products: (payload, ids, { productReader, select }) =>
    select ? readProductCards(payload, ids) : productReader.read(ids),
  media: readMedia,
  files: readFiles,
}

/** The published ones of some documents, in all languages, references as ids. */
export async function loadDocuments<Name extends keyof Documents>(
  payload: Payload,
  productReader: ProductReader,
  collection: Name,
  ids: readonly number[],
  select: SelectType | undefined,
): Promise<Map<number, Documents[Name]>> {
  const reader = readers[collection]
  if (reader) return reader(payload, ids, { productReader, select }) as Promise<Map<number, Documents[Name]>>
  const database = await databaseOf(payload)
  const rows = rowsOf(
    await database.execute(
      sql`SELECT id FROM ${tableOf(collection)}
        WHERE id IN (${valuesOf(ids)}) AND ${isVisible(payload, collection)}`,
    ),
  )
  if (rows.length === 0) return new Map()
  // The adapter's own find: the hooks add nothing here and take most of the time.
  const { docs } = await payload.db.find({
    collection,
    locale: 'all',
    pagination: false,
    limit: 0,
    where: { id: { in: rows.map((row) => Number(row.id)) } },
    ...(select && { select }),
  })
  const documents = docs as unknown as Documents[Name][]
  return new Map(documents.map((document) => [document.id, document]))
}
