import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { firstMomentNotDue } from '../revision/due-posts.ts'
import type { SearchedCollection } from './entry-ids.ts'
import { idsOf } from './store-statements.ts'

/** Those of the documents that visitors see now, in the order of their list: a post is in the index before its day has come. */
export async function sortVisible(
  payload: Payload,
  collection: SearchedCollection,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const { execute } = await databaseOf(payload)
  const { list } = rowsOf(await execute(statements[collection](ids, payload.db.name === 'sqlite')))[0] ?? {}
  return JSON.parse(String(list ?? '[]')) as number[]
}

type Chunk = ReturnType<typeof sql>

/** All ids as one text: rows that cross a driver one by one cost more. */
const listInOrder = (id: Chunk, order: Chunk, isSqlite: boolean) =>
  isSqlite ? sql`json_group_array(${id} ORDER BY ${order})` : sql`json_agg(${id} ORDER BY ${order})::text`

const inPlace = sql`position, id`
const byCategory = sql`(categories.id IS NULL), categories.position, categories.id, products.position, products.id`
const newestFirst = sql`published_at DESC, id`

const statements = {
  /** Category by category; those without a published category come last. */
  products: (ids: readonly number[], isSqlite: boolean) => sql`
    SELECT ${listInOrder(sql`products.id`, byCategory, isSqlite)} AS list FROM products
    LEFT JOIN categories ON categories.id = products.category_id
      AND categories._status = 'published' AND categories.deleted_at IS NULL
    WHERE products.id IN (${idsOf(ids)}) AND products._status = 'published' AND products.deleted_at IS NULL`,

  posts: (ids: readonly number[], isSqlite: boolean) => sql`
    SELECT ${listInOrder(sql`id`, newestFirst, isSqlite)} AS list FROM posts
    WHERE id IN (${idsOf(ids)}) AND _status = 'published' AND deleted_at IS NULL
      AND published_at < ${firstMomentNotDue()}`,

  turnkeys: (ids: readonly number[], isSqlite: boolean) => sql`
    SELECT ${listInOrder(sql`id`, inPlace, isSqlite)} AS list FROM turnkeys
    WHERE id IN (${idsOf(ids)}) AND _status = 'published' AND deleted_at IS NULL`,
}
