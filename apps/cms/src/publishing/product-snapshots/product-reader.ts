import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { redactError } from '../../platform/database/redact-error.ts'
import { valuesOf } from '../../platform/database/values-of.ts'
import { isSeen } from './is-seen.ts'
import { formatOf, packDocument, unpackDocument } from './snapshot-format.ts'

/** So many snapshots wait to be kept at most: more are made again when the products are read the next time. */
const MAX_WAITING = 200

/** A published product as the adapter reads it: every language at once, references as ids. */
export type WholeProduct = Record<string, unknown> & { id: number; slug: string; updatedAt: string }

type Row = Record<string, unknown>

export type ProductReader = {
  /** The published ones of some products. */
  read(ids: readonly number[]): Promise<Map<number, WholeProduct>>
  /** Resolves when the snapshots of what was read so far are kept. */
  kept(): Promise<void>
}

/**
 * Reads products by their snapshots (docs/decisions/0094-snapshots-of-products.md): a product is spread over some twenty tables with a row
 * for every language, a snapshot has all of it in one. One that is missing, or of an earlier change, is made when the product is read, and
 * kept beside; nobody waits for that.
 */
export function createProductReader(payload: Payload): ProductReader {
  const format = formatOf(payload.collections.products.config.flattenedFields)
  const waiting = new Map<number, WholeProduct>()
  let keeping: Promise<void> | null = null

  const query = async (statement: ReturnType<typeof sql>): Promise<Row[]> =>
    rowsOf(await (await databaseOf(payload)).execute(statement))

  async function read(ids: readonly number[]): Promise<Map<number, WholeProduct>> {
    if (ids.length === 0) return new Map()
    const rows = await query(
      sql`SELECT products.id AS id, slug, position, snapshots.document AS document
        FROM products LEFT JOIN product_snapshots snapshots
          ON snapshots._parent_id = products.id AND snapshots.changed_at = products.updated_at AND format = ${format}
        WHERE products.id IN (${valuesOf(ids)}) AND ${isSeen}`,
    )
    const kept = new Map(rows.map(({ id, document }) => [Number(id), unpack(Number(id), document)]))
    const missing = [...kept].flatMap(([id, document]) => (document ? [] : [id]))
    const [made, referredTo] = [await readWhole(payload, missing), await readReferences(rows)]
    for (const document of made.values()) keepSoon(document)
    const found = rows.flatMap((row): [number, WholeProduct][] => {
      const id = Number(row.id)
      const document = kept.get(id) ?? made.get(id)
      // What changes without a new version of the product stands in its row, and what is deleted is taken out of its references alone.
      const own = { id, slug: String(row.slug), position: Number(row.position) }
      return document ? [[id, { ...document, ...own, ...referredTo(row) }]] : []
    })
    return new Map(found)
  }

  /** Null where there is none, or where it cannot be read: it is made again then. */
  function unpack(id: number, document: unknown): WholeProduct | null {
    if (document === null) return null
    try {
      return unpackDocument<WholeProduct>(document as Uint8Array)
    } catch (error) {
      payload.logger.warn({ err: redactError(error), msg: `the snapshot of product ${id} cannot be read` })
      return null
    }
  }

  async function readReferences(rows: readonly Row[]) {
    const ids = rows.map(({ id }) => Number(id))
    const references =
      ids.length === 0
        ? []
        : await query(
            sql`SELECT parent_id AS _parent_id, path, products_id, media_id FROM products_rels
              WHERE parent_id IN (${valuesOf(ids)}) ORDER BY "order"`,
          )
    const byParent = Map.groupBy(references, (row) => row._parent_id)
    return ({ id }: Row) => {
      const own = byParent.get(id) ?? []
      const idsAt = (field: string, column: string) =>
        own.filter(({ path }) => path === field).map((it) => Number(it[column]))
      return { pictures: idsAt('pictures', 'media_id'), related: idsAt('related', 'products_id') }
    }
  }

  function keepSoon(document: WholeProduct) {
    if (waiting.size < MAX_WAITING) waiting.set(document.id, document)
    keeping ??= keep()
  }

  /** What is added meanwhile is kept, too. */
  async function keep() {
    for (const [id, document] of waiting) {
      waiting.delete(id)
      try {
        await keepSnapshot(document)
      } catch (error) {
        payload.logger.warn({ err: redactError(error), msg: `the snapshot of product ${id} could not be kept` })
      }
    }
    keeping = null
  }

  /** Of what has changed meanwhile nothing is kept. */
  async function keepSnapshot(document: WholeProduct) {
    const packed = packDocument(document)
    await query(
      sql`INSERT INTO product_snapshots (_parent_id, changed_at, format, document)
        SELECT id, updated_at, ${format}, ${packed} FROM products
        WHERE id = ${document.id} AND updated_at = ${document.updatedAt}
        ON CONFLICT (_parent_id) DO UPDATE
          SET changed_at = excluded.changed_at, format = excluded.format, document = excluded.document`,
    )
  }

  return {
    read,
    kept: () => keeping ?? Promise.resolve(),
  }
}

/** The adapter's own find: the hooks add nothing here and take most of the time. */
async function readWhole(payload: Payload, ids: readonly number[]): Promise<Map<number, WholeProduct>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.db.find({
    collection: 'products',
    locale: 'all',
    pagination: false,
    limit: 0,
    where: { id: { in: [...ids] } },
  })
  return new Map((docs as unknown as WholeProduct[]).map((document) => [document.id, document]))
}
