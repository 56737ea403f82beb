import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { documentTitle } from '../document-title.ts'
import { isOfDesk, type OrderedCollection, orderedCollections } from './ordered-collections.ts'

export const ROWS_A_PAGE = 100

export type OrderRow = { id: number; title: string; href: string }
/** `before` are the ids of the two rows in front of a page, so that its first one can be moved up; `next` that of the row after it. */
export type OrderPageData = { rows: OrderRow[]; before: number[]; next: number | null; total: number }

/** A page of an order as visitors see it, with what is not published. @param within the id of the category or the name of the slider */
export async function readOrder(
  req: PayloadRequest,
  collection: OrderedCollection,
  within: string | null,
  page: number,
): Promise<OrderPageData> {
  const { payload } = req
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const group = orderedCollections[collection]
  const isThere = isOfDesk(collection) ? sql`id IS NOT NULL` : sql`deleted_at IS NULL`
  const inGroup = group && within !== null ? sql` AND ${sql.identifier(group.column)} = ${within}` : sql``
  const database = await databaseOf(payload)
  const offset = (page - 1) * ROWS_A_PAGE
  const first = Math.max(0, offset - 2)
  const found = rowsOf(
    await database.execute(sql`
      SELECT id FROM ${table} WHERE ${isThere}${inGroup}
      ORDER BY position, id LIMIT ${ROWS_A_PAGE + 1 + offset - first} OFFSET ${first}`),
  ).map(({ id }) => Number(id))
  const [counted] = rowsOf(
    await database.execute(sql`SELECT COUNT(*) AS number FROM ${table} WHERE ${isThere}${inGroup}`),
  )
  const ids = found.slice(offset - first, offset - first + ROWS_A_PAGE)
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    locale: req.locale,
    overrideAccess: false,
    req,
  })
  const { config } = payload.collections[collection]
  const titles = new Map(docs.map((doc) => [doc.id, documentTitle(config, { ...doc }, req.locale)]))
  return {
    rows: ids.map((id) => ({
      id,
      title: titles.get(id) ?? String(id),
      href: `${payload.config.routes.admin}/collections/${collection}/${id}`,
    })),
    before: found.slice(0, offset - first),
    next: found[offset - first + ROWS_A_PAGE] ?? null,
    total: Number(counted?.number),
  }
}
