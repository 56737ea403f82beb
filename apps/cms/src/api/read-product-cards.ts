import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { valuesOf } from '../platform/database/values-of.ts'
import type { ProductDocument } from './catalogue.ts'
import { groupByParent, type Row, toTranslations } from './rows-by-parent.ts'
import type { SpecificationRow } from './specifications.ts'
import { isVisible } from './visible-rows.ts'

/** What the cards of products show of them. */
export type ProductCardDocument = Pick<
  ProductDocument,
  'id' | 'slug' | 'model' | 'name' | 'subtitle' | 'category' | 'picture' | 'specifications'
>

/**
 * The published ones of some products, with their names in all languages and their highlights alone. The adapter's own find reads all
 * specifications in all languages, ten times as much.
 */
export async function readProductCards(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, ProductCardDocument>> {
  const database = await databaseOf(payload)
  const query = async (statement: ReturnType<typeof sql>) => rowsOf(await database.execute(statement))
  const products = await query(
    sql`SELECT id, slug, model, category_id, picture_id FROM products
      WHERE id IN (${valuesOf(ids)}) AND ${isVisible(payload, 'products')}`,
  )
  if (products.length === 0) return new Map()
  const found = valuesOf(products.map(({ id }) => Number(id)))
  const texts = await query(
    sql`SELECT _parent_id, _locale, name, subtitle FROM products_locales WHERE _parent_id IN (${found})`,
  )
  const highlights = await query(
    sql`SELECT id, _parent_id, parameter_id, number, max, yes FROM products_specifications
      WHERE _parent_id IN (${found}) AND highlight ORDER BY _order`,
  )
  const values =
    highlights.length === 0
      ? []
      : await query(
          sql`SELECT _parent_id, _locale, text FROM products_specifications_locales
            WHERE _parent_id IN (${valuesOf(highlights.map(({ id }) => String(id)))})`,
        )
  const textsOf = groupByParent(texts)
  const highlightsOf = groupByParent(highlights)
  const valuesOfRow = groupByParent(values)
  return new Map(
    products.map((row) => {
      const id = Number(row.id)
      const own = textsOf.get(row.id) ?? []
      return [
        id,
        {
          id,
          slug: String(row.slug),
          model: String(row.model),
          name: toTranslations(own, 'name'),
          subtitle: toTranslations(own, 'subtitle'),
          category: toNumber(row.category_id),
          picture: toNumber(row.picture_id),
          specifications: (highlightsOf.get(row.id) ?? []).map((it) =>
            toSpecificationRow(it, valuesOfRow.get(it.id) ?? []),
          ),
        },
      ]
    }),
  )
}

function toSpecificationRow(row: Row, values: readonly Row[]): SpecificationRow {
  return {
    parameter: toNumber(row.parameter_id),
    number: toNumber(row.number),
    max: toNumber(row.max),
    yes: Boolean(row.yes),
    highlight: true,
    text: toTranslations(values, 'text'),
  }
}

/** Postgres gives figures as texts. */
const toNumber = (value: unknown) => (value === null || value === undefined ? null : Number(value))
