import { sql } from '@payloadcms/db-sqlite'
import type { NotFoundReport, SearchWithoutResults } from '@vitrine/contract/shapes/not-found-report'
import type { Payload } from 'payload'
import { type Database, databaseOf } from '../../platform/database/database-of.ts'
import { toPagePath } from '../redirects/page-path.ts'

/** Of each kind. The rarest and oldest are deleted first, so that a scanner's guesses do not displace what people ask for. */
export const MAX_RECORDED = 500
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Adds a report of the site to the counts. Each count is one statement, so that several processes of the site may report at once.
 * @returns how many entries were written
 */
export async function recordReport(
  payload: Payload,
  { pages, searches }: NotFoundReport,
  now = new Date(),
): Promise<number> {
  const database = await databaseOf(payload)
  const seen = now.toISOString()
  for (const { path, count } of pages) {
    await database.execute(sql`
      INSERT INTO not_found_pages (path, count, last_seen) VALUES (${toPagePath(path)}, ${count}, ${seen})
      ON CONFLICT (path) DO UPDATE SET count = not_found_pages.count + excluded.count, last_seen = excluded.last_seen`)
  }
  for (const { query, language, kind, count } of searches) {
    await database.execute(sql`
      INSERT INTO searches_without_results (key, query, language, kind, count, last_seen)
      VALUES (${toKey({ query, language, kind })}, ${query}, ${language}, ${kind}, ${count}, ${seen})
      ON CONFLICT (key) DO UPDATE SET count = searches_without_results.count + excluded.count, last_seen = excluded.last_seen`)
  }
  await deleteOutdated(database, new Date(now.getTime() - MAX_AGE_MS).toISOString())
  return pages.length + searches.length
}

/** Searches that differ only in case and spaces share an entry. */
function toKey({ query, language, kind }: Omit<SearchWithoutResults, 'count'>): string {
  return `${language} ${kind} ${query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()}`
}

/** Also deletes pages that were redirected meanwhile: the site learns of a redirect a little after it is made. */
async function deleteOutdated(database: Database, oldest: string) {
  await database.execute(sql`DELETE FROM not_found_pages WHERE path IN (SELECT "from" FROM redirects)`)
  await database.execute(sql`DELETE FROM not_found_pages WHERE last_seen < ${oldest} OR id NOT IN
    (SELECT id FROM not_found_pages ORDER BY count DESC, last_seen DESC, id DESC LIMIT ${MAX_RECORDED})`)
  await database.execute(sql`DELETE FROM searches_without_results WHERE last_seen < ${oldest} OR id NOT IN
    (SELECT id FROM searches_without_results ORDER BY count DESC, last_seen DESC, id DESC LIMIT ${MAX_RECORDED})`)
}
