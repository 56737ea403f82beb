import { sql } from '@payloadcms/db-sqlite'
import { MAX_NEWS_DAYS } from '@vitrine/contract/news-limits'
import type { Content } from './content-store.ts'
import type { ProductDocument } from './catalogue.ts'
import type { FindAskedTogether } from '../enquiries/asked-together/create-find-asked-together.ts'

/** As many as a row of cards that nobody scrolls to its end. */
const MAX_PRODUCTS = 12
const DAY_MS = 24 * 60 * 60_000

/** The products that were first published after a moment, the newest first. @param since ISO, in UTC */
export async function findNewProducts(content: Content, since: string): Promise<ProductDocument[]> {
  content.madeFrom('products:list')
  const earliest = new Date(Date.now() - MAX_NEWS_DAYS * DAY_MS).toISOString()
  const rows = await content.query(
    sql`SELECT products.id AS id FROM first_publications JOIN products ON products.id = first_publications.document
      WHERE first_publications.kind = 'products' AND products._status = 'published' AND products.deleted_at IS NULL
      AND first_at > ${since > earliest ? since : earliest} ORDER BY first_at DESC, products.id DESC LIMIT ${MAX_PRODUCTS}`,
  )
  const ids = rows.map(({ id }) => Number(id))
  const products = await content.byIds('products', ids, 'card')
  return ids.flatMap((id) => products.get(id) ?? [])
}

/** What several buyers asked for together with these products; what is no longer published is left out. */
export async function findProductsAskedTogether(
  content: Content,
  find: FindAskedTogether,
  slugs: readonly string[],
): Promise<ProductDocument[]> {
  const found: ProductDocument[] = []
  for (const slug of await find(slugs)) {
    const product = await content.bySlug('products', slug, 'card')
    if (product) found.push(product)
    if (found.length === MAX_PRODUCTS) break
  }
  return found
}
