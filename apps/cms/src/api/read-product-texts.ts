import { sql } from '@payloadcms/db-sqlite'
import { valuesOf } from '../platform/database/values-of.ts'
import type { ProductTexts } from './catalogue.ts'
import type { Content } from './content-store.ts'
import { groupByParent, type Row, toTranslations } from './rows-by-parent.ts'
import type { RichTextTranslations, Translations } from './translations.ts'

/** The texts of some products, and nothing else of them. */
export async function readProductTexts(content: Content, ids: readonly number[]): Promise<Map<number, ProductTexts>> {
  if (ids.length === 0) return new Map()
  const texts = await content.query(
    sql`SELECT _parent_id, _locale, name, subtitle, summary, description FROM products_locales
      WHERE _parent_id IN (${valuesOf(ids)})`,
  )
  const featuresOf = await readLists(content, ids, 'products_features', ['title', 'text'])
  const questionsOf = await readLists(content, ids, 'products_faq', ['question', 'answer'])
  const textsOf = groupByParent(texts)
  return new Map(
    ids.map((id) => {
      const rows = textsOf.get(id) ?? []
      return [
        id,
        {
          name: toTranslations(rows, 'name'),
          subtitle: toTranslations(rows, 'subtitle'),
          summary: toTranslations(rows, 'summary'),
          description: toRichTexts(rows),
          features: featuresOf.get(id) ?? [],
          faq: questionsOf.get(id) ?? [],
        },
      ]
    }),
  )
}

/** The rows of a list of each product, with their texts. */
async function readLists<Column extends string>(
  content: Content,
  ids: readonly number[],
  table: string,
  columns: readonly Column[],
): Promise<Map<number, Record<Column, Translations>[]>> {
  const rows = await content.query(
    sql`SELECT id, _parent_id FROM ${sql.identifier(table)} WHERE _parent_id IN (${valuesOf(ids)}) ORDER BY _order`,
  )
  if (rows.length === 0) return new Map()
  const texts = await content.query(
    sql`SELECT _parent_id, _locale, ${sql.raw(columns.join(', '))} FROM ${sql.identifier(`${table}_locales`)}
      WHERE _parent_id IN (${valuesOf(rows.map(({ id }) => String(id)))})`,
  )
  const textsOf = groupByParent(texts)
  const toTexts = ({ id }: Row) =>
    Object.fromEntries(columns.map((column) => [column, toTranslations(textsOf.get(id), column)])) as Record<
      Column,
      Translations
    >
  return new Map([...groupByParent(rows)].map(([id, own]) => [Number(id), own.map(toTexts)]))
}

/** SQLite gives JSON as a text. */
const toRichTexts = (rows: readonly Row[]): RichTextTranslations =>
  Object.fromEntries(
    rows.map(({ _locale: locale, description }) => [
      String(locale),
      typeof description === 'string' ? JSON.parse(description) : (description ?? null),
    ]),
  )
