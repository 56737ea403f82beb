import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import {
  putBackVersions as putBack,
  readFullDocuments,
  readNewestVersions as newestVersions,
} from '../../saving/document-versions.ts'
import type { FullProduct } from './save-product.ts'

const idsOf = (ids: readonly number[]) => sql.raw(ids.map(Number).join(', '))

const productsConfig = { slug: 'products', trash: true } as const

/** The ids of the newest versions of products. */
export const readNewestVersions = (req: PayloadRequest, ids: readonly number[]): Promise<Map<number, number>> =>
  newestVersions(req, productsConfig, ids)

/** When what visitors see of products was written, as the database has it. */
export async function readPublishedTimes(
  req: PayloadRequest,
  products: readonly number[],
): Promise<Map<number, string>> {
  if (products.length === 0) return new Map()
  const database = await databaseOf(req.payload, req)
  const rows = rowsOf(
    await database.execute(
      sql`SELECT id, CAST(updated_at AS TEXT) AS moment FROM products WHERE id IN (${idsOf(products)})`,
    ),
  )
  return new Map(rows.map(({ id, moment }) => [Number(id), String(moment)]))
}

/** The adapter writes the moment at which it writes, whatever it is given. */
export async function putBackPublishedTime(req: PayloadRequest, product: number, moment: string): Promise<void> {
  const database = await databaseOf(req.payload, req)
  await database.execute(sql`UPDATE products SET updated_at = ${moment} WHERE id = ${product}`)
}

/** Takes the versions away that an import has made, and those before are the newest again. */
export const putBackVersions = (req: PayloadRequest, versions: Parameters<typeof putBack>[2]): Promise<void> =>
  putBack(req, productsConfig, versions)

/** The newest versions of products with all their fields. @param ids some dozens: each has a page of text for every language */
export const readFullProducts = (req: PayloadRequest, ids: readonly number[]): Promise<Map<number, FullProduct>> =>
  readFullDocuments(req, productsConfig, ids)

/** When products were changed last, without those in the trash. */
export async function readStamps(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, string>> {
  const { docs } = await req.payload.db.queryDrafts<{ id: number; updatedAt: string }>({
    collection: 'products',
    pagination: false,
    limit: 0,
    where: { and: [{ parent: { in: [...ids] } }, { 'version.deletedAt': { exists: false } }] },
    select: { parent: true, version: { updatedAt: true } } as never,
    req,
  })
  return new Map(docs.map(({ id, updatedAt }) => [id, updatedAt]))
}

/** Work on many in parts, of which each is one query. */
export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = []
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size))
  return parts
}
