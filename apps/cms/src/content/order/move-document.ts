import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, type Executor, rowsOf } from '../../platform/database/database-of.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { GLOBAL_SCOPE, recordChange } from '../../publishing/revision/revision.ts'
import { isOfDesk, type OrderedCollection, orderedCollections } from './ordered-collections.ts'

/** Between two neighbours after an order was written anew: what is moved finds room there ten times and more. */
const GAP = 1024

type Move = {
  collection: OrderedCollection
  id: number
  /** Behind which document it comes; null for the first place. */
  after: number | null
}

/**
 * Moves a document to another place in its order. What visitors see and what the newest draft says of the place are changed at once: the
 * order is no part of a draft. Moves wait for each other, and each is made in the order that the one before has left.
 * @returns false where either document is not there any more, or not in the same order
 */
export async function moveDocument(payload: Payload, { collection, id, after }: Move): Promise<boolean> {
  if (id === after) return true
  return inTransaction(payload, async (transaction) => {
    const req = transaction as PayloadRequest
    const database = await databaseOf(payload, req)
    // The row that each change of content takes: what else is moved waits here.
    await database.execute(sql`UPDATE revisions SET number = number WHERE scope = ${GLOBAL_SCOPE}`)
    const order = await orderOf(database, collection, id)
    if (!order) return false
    const neighbours = await findNeighbours(database, order, id, after)
    if (!neighbours) return false
    const between = placeBetween(neighbours)
    const changedIds = between === null ? await writeAnew(database, order, id, after) : [id]
    if (between !== null) await database.execute(sql`UPDATE ${order.table} SET position = ${between} WHERE id = ${id}`)
    if (isOfDesk(collection)) return true
    await takeToDrafts(payload, database, collection, changedIds)
    // Positions of products are in no answer: theirs need not be read again.
    const changed = collection === 'products' ? [id] : changedIds
    const lists = order.category === null ? [] : [`categories:${order.category}:products`]
    await recordChange(
      payload,
      [collection, `${collection}:list`, ...changed.map((it) => `${collection}:${it}`), ...lists],
      req,
    )
    return true
  })
}

type Order = { table: ReturnType<typeof sql.identifier>; condition: ReturnType<typeof sql>; category: number | null }

/** The rows among which a document has its place. */
async function orderOf(database: Executor, collection: OrderedCollection, id: number): Promise<Order | null> {
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const within = orderedCollections[collection]
  const column = within ? sql.identifier(within.column) : null
  const isThere = isOfDesk(collection) ? sql`id IS NOT NULL` : sql`deleted_at IS NULL`
  const [row] = rowsOf(
    await database.execute(
      sql`SELECT ${column ?? sql.raw('NULL')} AS place FROM ${table} WHERE id = ${id} AND ${isThere}`,
    ),
  )
  if (!row) return null
  const place = row.place as number | string | null
  const inPlace = place === null ? sql`${column} IS NULL` : sql`${column} = ${place}`
  const condition = column ? sql`${isThere} AND ${inPlace}` : isThere
  return { table, condition, category: collection === 'products' && place !== null ? Number(place) : null }
}

type Neighbours = { before: number | null; next: number | null }

async function findNeighbours(
  database: Executor,
  { table, condition }: Order,
  id: number,
  after: number | null,
): Promise<Neighbours | null> {
  const others = sql`${condition} AND id <> ${id}`
  const positionIn = async (where: ReturnType<typeof sql>) => {
    const [row] = rowsOf(
      await database.execute(sql`SELECT position FROM ${table} WHERE ${where} ORDER BY position, id LIMIT 1`),
    )
    return row ? Number(row.position) : null
  }
  if (after === null) return { before: null, next: await positionIn(others) }
  const before = await positionIn(sql`${others} AND id = ${after}`)
  if (before === null) return null
  const isAfter = sql`(position > ${before} OR (position = ${before} AND id > ${after}))`
  return { before, next: await positionIn(sql`${others} AND ${isAfter}`) }
}

/** A whole number between two, or null where there is none. */
export function placeBetween({ before, next }: Neighbours): number | null {
  if (before === null) return next === null ? 0 : Math.ceil(next) - GAP
  if (next === null) return Math.floor(before) + GAP
  const middle = Math.floor((before + next) / 2)
  return middle > before && middle < next ? middle : null
}

/** Gives everything in an order a new position, with room between. @returns whose position it is */
async function writeAnew(
  database: Executor,
  { table, condition }: Order,
  id: number,
  after: number | null,
): Promise<number[]> {
  const anchor = after === null ? sql`NULL` : sql`${after}`
  const rows = rowsOf(
    await database.execute(sql`
      WITH others AS (
        SELECT id, ROW_NUMBER() OVER (ORDER BY position, id) AS place FROM ${table} WHERE ${condition} AND id <> ${id}
      ), places AS (
        SELECT id, place * 2 AS place FROM others
        UNION ALL SELECT CAST(${id} AS INTEGER), COALESCE((SELECT place * 2 + 1 FROM others WHERE id = ${anchor}), 1)
      ), numbered AS (
        SELECT id, ROW_NUMBER() OVER (ORDER BY place) * ${sql.raw(String(GAP))} AS position FROM places
      )
      UPDATE ${table} SET position = numbered.position FROM numbered WHERE ${table}.id = numbered.id
      RETURNING ${table}.id`),
  )
  return rows.map((row) => Number(row.id))
}

async function takeToDrafts(payload: Payload, database: Executor, collection: OrderedCollection, ids: number[]) {
  if (!payload.collections[collection].config.versions?.drafts) return
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const versions = sql.identifier(`_${collection.replaceAll('-', '_')}_v`)
  const isOne = ids.length === 1 ? sql`parent_id = ${ids[0]}` : sql`parent_id IS NOT NULL`
  await database.execute(sql`
    UPDATE ${versions} SET version_position = ${table}.position FROM ${table}
    WHERE ${table}.id = ${versions}.parent_id AND ${versions}.latest = true AND ${isOne}
      AND ${versions}.version_position <> ${table}.position`)
}
