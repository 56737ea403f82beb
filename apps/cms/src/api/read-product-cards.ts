import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { jsonFunctions, readJson } from '../platform/database/json-functions.ts'
import { toNumber } from '../platform/database/to-number.ts'
import { valuesOf } from '../platform/database/values-of.ts'
import type { ProductDocument } from './catalogue.ts'
import type { SpecificationRow } from './specifications.ts'
import type { Translations } from './translations.ts'
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
  const { toObject, toArray } = jsonFunctions(payload)
  // A row a product: a row a product and language takes most of the time of reading it.
  const products = await query(
    sql`SELECT id, slug, model, category_id, picture_id,
        (SELECT ${toObject}(_locale, ${toArray}(name, subtitle)) FROM products_locales WHERE _parent_id = products.id)
          AS texts
      FROM products WHERE id IN (${valuesOf(ids)}) AND ${isVisible(payload, 'products')}`,
  )
  if (products.length === 0) return new Map()
  const found = valuesOf(products.map(({ id }) => Number(id)))
  const highlights = await query(
    sql`SELECT _parent_id, parameter_id, number, max, yes,
        (SELECT ${toObject}(_locale, text) FROM products_specifications_locales WHERE _parent_id = it.id) AS text
      FROM products_specifications AS it WHERE _parent_id IN (${found}) AND highlight ORDER BY _parent_id, _order`,
  )
  const highlightsOf = Map.groupBy(highlights, ({ _parent_id: product }) => product)
  return new Map(
    products.map((row) => {
      const id = Number(row.id)
      const texts = Object.entries(readJson<Record<string, [string | null, string | null]>>(row.texts) ?? {})
      return [
        id,
        {
          id,
          slug: String(row.slug),
          model: String(row.model),
          name: Object.fromEntries(texts.map(([language, [name]]) => [language, name])),
          subtitle: Object.fromEntries(texts.map(([language, [, subtitle]]) => [language, subtitle])),
          category: toNumber(row.category_id),
          picture: toNumber(row.picture_id),
          specifications: (highlightsOf.get(row.id) ?? []).map(toSpecificationRow),
        },
      ]
    }),
  )
}

function toSpecificationRow(row: Record<string, unknown>): SpecificationRow {
  return {
    parameter: toNumber(row.parameter_id),
    number: toNumber(row.number),
    max: toNumber(row.max),
    yes: Boolean(row.yes),
    highlight: true,
    text: readJson<Translations>(row.text) ?? {},
  }
}
