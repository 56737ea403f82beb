import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { readJson } from '../../platform/database/json-functions.ts'
import { valuesOf } from '../../platform/database/values-of.ts'

type Condition = ReturnType<typeof sql>

/** As literals: the index of published products is chosen by them. */
const isPublished = sql.raw(`_status = 'published' AND deleted_at IS NULL`)

/** A published product, and what it is filtered by beside its figures. */
export type ProductRow = [id: number, category: number | null, material: string | null]
export type FigureRow = [
  product: number,
  parameter: number,
  number: number | null,
  max: number | null,
  yes: boolean | 0 | 1 | null,
]
/** A text in English; `row` is the specification's own id. */
export type TextRow = [product: number, parameter: number, text: string, row: string]
export type ParameterRow = { id: number; key: string; kind: 'number' | 'range' | 'text' | 'boolean' }

export type FigureReader = ReturnType<typeof createFigureReader>

/**
 * Reads what products are found by, with SQL of our own. Figures stand in the table that a publish writes, in its transaction; drafts beside
 * published documents stand elsewhere. A result comes as one text of JSON: rows that cross the driver one by one cost ten times as much.
 */
export function createFigureReader(payload: Payload) {
  const query = async (statement: Condition) => rowsOf(await (await databaseOf(payload)).execute(statement))
  const isSqlite = payload.db.name === 'sqlite'
  const toRow = sql.raw(isSqlite ? 'json_array' : 'json_build_array')
  const toList = sql.raw(isSqlite ? 'json_group_array' : 'json_agg')

  async function readList<Element>(element: Condition, rows: Condition): Promise<Element[]> {
    const [found] = await query(sql`SELECT ${toList}(${element}) AS list FROM (${rows}) AS found`)
    return readJson<Element[]>(found?.list) ?? []
  }
  const readIds = (rows: Condition) => readList<number>(sql.raw('id'), rows)

  return {
    async readParameters(): Promise<ParameterRow[]> {
      const rows = await query(sql`SELECT id, key, kind FROM parameters ORDER BY position, id`)
      return rows.map(({ id, key, kind }) => ({ id: Number(id), key: String(key), kind: kind as ParameterRow['kind'] }))
    },

    /** Published products with ids after one, at most so many, in the order of their ids. */
    readProductsAfter: (id: number, limit: number) => readProducts(sql`id > ${id}`, limit),
    readProductsOf: (ids: readonly number[]) => readProducts(sql`id IN (${valuesOf(ids)})`, ids.length),

    /** The figures of products, published or not. */
    readFigures: (ids: readonly number[]) =>
      readList<FigureRow>(
        sql`${toRow}(_parent_id, parameter_id, number, max, yes)`,
        sql`SELECT _parent_id, parameter_id, number, max, yes FROM products_specifications
          WHERE _parent_id IN (${valuesOf(ids)}) AND parameter_id IS NOT NULL`,
      ),

    readTexts: (ids: readonly number[], parameters: readonly number[]) =>
      readList<TextRow>(
        sql`${toRow}(_parent_id, parameter_id, text, id)`,
        sql`SELECT it._parent_id, it.parameter_id, own.text, it.id
          FROM products_specifications AS it
          JOIN products_specifications_locales AS own ON own._parent_id = it.id AND own._locale = 'en'
          WHERE it._parent_id IN (${valuesOf(ids)}) AND it.parameter_id IN (${valuesOf(parameters)})
            AND own.text IS NOT NULL`,
      ),

    /** Products whose figure is at least `from` and at most `to`; one that has two ends reaches into it. */
    findBetween: (parameter: number, from: number | null, to: number | null) =>
      readIds(sql`SELECT _parent_id AS id FROM products_specifications WHERE parameter_id = ${parameter}
        AND number IS NOT NULL ${to === null ? sql`` : sql`AND number <= ${to}`}
        ${from === null ? sql`` : sql`AND COALESCE(max, number) >= ${from}`}`),

    /** Products whose range has both figures in it. */
    findCovering: (parameter: number, from: number, to: number) =>
      readIds(sql`SELECT _parent_id AS id FROM products_specifications
        WHERE parameter_id = ${parameter} AND number <= ${from} AND COALESCE(max, number) >= ${to}`),

    /** Products by a figure, the smallest first. Of a range its upper end counts where the largest comes first. */
    sortBy: (parameter: number, isDescending: boolean) =>
      readIds(sql`SELECT _parent_id AS id FROM products_specifications
        WHERE parameter_id = ${parameter} AND number IS NOT NULL
        ORDER BY ${isDescending ? sql`COALESCE(max, number) DESC` : sql`number ASC`}, _parent_id`),

    /** Published products of a category in its order; `null`: without one. */
    readOrder: (category: number | null) =>
      readIds(sql`SELECT id FROM products
        WHERE ${category === null ? sql`category_id IS NULL` : sql`category_id = ${category}`} AND ${isPublished}
        ORDER BY position ASC, id ASC`),

    /** The texts of specifications in a language, by their own ids. */
    async readTextsIn(language: string, rows: readonly string[]): Promise<Map<string, string>> {
      if (rows.length === 0) return new Map()
      const found = await query(sql`SELECT _parent_id, text FROM products_specifications_locales
        WHERE _parent_id IN (${valuesOf(rows)}) AND _locale = ${language} AND text IS NOT NULL`)
      return new Map(found.map((it) => [String(it._parent_id), String(it.text)]))
    },
  }

  function readProducts(where: Condition, limit: number): Promise<ProductRow[]> {
    return readList<ProductRow>(
      sql`${toRow}(id, category_id, profile_type)`,
      sql`SELECT id, category_id, profile_type FROM products
        WHERE ${where} AND ${isPublished} ORDER BY id LIMIT ${limit}`,
    )
  }
}
