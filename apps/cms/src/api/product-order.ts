import { sql } from '@payloadcms/db-sqlite'
import type { ProductDocument } from './catalogue.ts'
import { valuesOf } from '../platform/database/values-of.ts'
import type { Content } from './content-store.ts'
import { ListAnswer } from './list-answer.ts'
import type { Condition } from './visible-rows.ts'

/** How many published products each category has; `null` has those without one. They are counted when this has changed. */
export const countProducts = (content: Content): Promise<Map<number | null, number>> =>
  content.remembered('products:list', async () => {
    const rows = await content.query(
      sql`SELECT category_id AS category, COUNT(*) AS number FROM products
        WHERE _status = 'published' AND deleted_at IS NULL GROUP BY category_id`,
    )
    return new Map(rows.map(({ category, number }) => [category === null ? null : Number(category), Number(number)]))
  })

/** The products of a category in its order. @param total how many they are */
export function listProductsOf(content: Content, category: number, total: number): ListAnswer<ProductDocument> {
  return listWhere(content, total, sql`category_id = ${category}`)
}

function listWhere(content: Content, total: number, where?: Condition): ListAnswer<ProductDocument> {
  return new ListAnswer(total, (offset, limit) => content.list('products', { offset, limit, part: 'card', where }))
}

/** All products, category by category; within one in its order. Those without a published category come last. */
export async function listProducts(content: Content): Promise<ListAnswer<ProductDocument>> {
  content.madeFrom('products:list', 'categories:list')
  const [counts, categories] = await Promise.all([countProducts(content), idsOfCategories(content)])
  const listed = categories.map((id) => listProductsOf(content, id, counts.get(id) ?? 0))
  const total = [...counts.values()].reduce((sum, it) => sum + it, 0)
  const others = total - listed.reduce((sum, it) => sum + it.total, 0)
  if (others === 0) return ListAnswer.join(listed)
  return ListAnswer.join([...listed, listWhere(content, others, isOutside(categories))])
}

function isOutside(categories: readonly number[]): Condition | undefined {
  if (categories.length === 0) return undefined
  return sql`(category_id IS NULL OR category_id NOT IN (${valuesOf(categories)}))`
}

/** A company has so many categories as people can keep apart. */
const MAX_CATEGORIES = 1000

export const idsOfCategories = (content: Content): Promise<number[]> =>
  content.idsOf('categories', { offset: 0, limit: MAX_CATEGORIES })
