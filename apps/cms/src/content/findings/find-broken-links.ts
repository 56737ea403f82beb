import { sql } from '@payloadcms/db-sqlite'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { valuesOf } from '../../platform/database/values-of.ts'
import type { PageCollection } from '../../publishing/redirects/page-addresses.ts'
import { type LinkedPage, toPageOfLink } from './to-page-of-link.ts'

const collections = ['products', 'categories', 'turnkeys', 'posts'] as const

/**
 * Which of some links within the site lead nowhere: to no screen, no published document and no redirect. Links to other sites are not
 * followed. A query a kind of document, and one of redirects.
 */
export async function findBrokenLinks(
  payload: Payload,
  addresses: readonly string[],
  language: LanguageCode,
  siteUrl: string,
): Promise<Set<string>> {
  const linked = new Map<string, LinkedPage>()
  for (const address of addresses) {
    const page = toPageOfLink(address, siteUrl)
    if (page && (page.documents === null || page.documents.length > 0)) linked.set(address, page)
  }
  const there = new Set<string>()
  for (const collection of collections) {
    const slugs = [...linked.values()].flatMap(({ documents }) =>
      (documents ?? []).flatMap((it) => (it.collection === collection ? [it.slug] : [])),
    )
    for (const slug of await findPublished(payload, collection, [...new Set(slugs)], language))
      there.add(`${collection} ${slug}`)
  }
  const missing = [...linked].filter(
    ([, { documents }]) => !documents?.some(({ collection, slug }) => there.has(`${collection} ${slug}`)),
  )
  const redirected = await findRedirected(
    payload,
    missing.map(([, { page }]) => page),
  )
  return new Set(missing.flatMap(([address, { page }]) => (redirected.has(page) ? [] : [address])))
}

async function findPublished(
  payload: Payload,
  collection: PageCollection,
  slugs: readonly string[],
  language: LanguageCode,
): Promise<string[]> {
  if (slugs.length === 0) return []
  const { execute } = await databaseOf(payload)
  // A post exists in the languages of its title alone.
  const inLanguage =
    collection === 'posts'
      ? sql`EXISTS (SELECT 1 FROM posts_locales
          WHERE _parent_id = posts.id AND _locale = ${language} AND TRIM(COALESCE(title, '')) <> '')`
      : sql`1 = 1`
  const rows = rowsOf(
    await execute(sql`SELECT slug FROM ${sql.identifier(collection)}
      WHERE slug IN (${valuesOf(slugs)}) AND _status = 'published' AND deleted_at IS NULL AND ${inLanguage}`),
  )
  return rows.map(({ slug }) => String(slug))
}

async function findRedirected(payload: Payload, pages: readonly string[]): Promise<Set<string>> {
  if (pages.length === 0) return new Set()
  const { execute } = await databaseOf(payload)
  const rows = rowsOf(
    await execute(sql`SELECT ${sql.identifier('from')} AS page FROM redirects
      WHERE ${sql.identifier('from')} IN (${valuesOf([...new Set(pages)])})`),
  )
  return new Set(rows.map(({ page }) => String(page)))
}
