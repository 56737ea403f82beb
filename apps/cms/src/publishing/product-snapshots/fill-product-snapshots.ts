import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { pauseAsLongAsSince } from '../../platform/pause-as-long-as-since.ts'
import { isSeen } from './is-seen.ts'
import { createProductReader } from './product-reader.ts'
import { formatOf } from './snapshot-format.ts'

/** So many ids are looked through by one query. */
const IDS_A_QUERY = 1000
/** So many products are read by one query: others wait for a tenth of a second at most. */
const PRODUCTS_A_QUERY = 10

type Options = {
  /** Begins nothing more. */
  isOver?: () => boolean
  /** Only of products that have changed since; an index has their moments. Otherwise all are looked through. */
  changedSince?: Date
}

/**
 * Makes the snapshots that are missing: of products that nobody has read since they were published, as after an import or a new version of the
 * program.
 * @returns of how many products
 */
export async function fillProductSnapshots(
  payload: Payload,
  { isOver = () => false, changedSince }: Options = {},
): Promise<number> {
  const reader = createProductReader(payload)
  const format = formatOf(payload.collections.products.config.flattenedFields)
  const query = async (statement: ReturnType<typeof sql>) =>
    rowsOf(await (await databaseOf(payload)).execute(statement))
  const findMissing = (where: ReturnType<typeof sql>) =>
    query(
      sql`SELECT id FROM products WHERE ${where} AND ${isSeen}
        AND NOT EXISTS (SELECT 1 FROM product_snapshots WHERE _parent_id = products.id
          AND changed_at = products.updated_at AND format = ${format})`,
    )
  let filled = 0
  async function fill(where: ReturnType<typeof sql>) {
    const asked = performance.now()
    const missing = await findMissing(where)
    await pauseAsLongAsSince(asked)
    for (let at = 0; at < missing.length && !isOver(); at += PRODUCTS_A_QUERY) {
      const started = performance.now()
      const some = await reader.read(missing.slice(at, at + PRODUCTS_A_QUERY).map(({ id }) => Number(id)))
      await reader.kept()
      filled += some.size
      await pauseAsLongAsSince(started)
    }
  }
  if (changedSince) {
    await fill(sql`updated_at >= ${changedSince.toISOString()}`)
    return filled
  }
  const [newest] = await query(sql`SELECT MAX(id) AS id FROM products`)
  for (let from = 0; from <= Number(newest?.id ?? 0) && !isOver(); from += IDS_A_QUERY)
    await fill(sql`id >= ${from} AND id < ${from + IDS_A_QUERY}`)
  return filled
}
