import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../migrations/releases')

/** For tests: the back-ups of earlier releases' data, of one kind of database. How they are made: make-release-data.ts. */
export function listReleases(kind: 'sqlite' | 'postgres'): { name: string; archive: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(`-${kind}.tar.zst`))
    .map((name) => ({ name, archive: join(folder, name) }))
}

/** What a restored and migrated one has to answer, whatever has changed. @param query asks the database */
export async function readReleaseContent(query: (statement: string) => Promise<Record<string, unknown>[]>) {
  const first = async (statement: string) => (await query(statement))[0]
  return {
    saw: await first(
      `SELECT p.model, l.name, s.number FROM products p JOIN products_locales l ON l._parent_id = p.id AND l._locale = 'de'
        JOIN products_specifications s ON s._parent_id = p.id WHERE p.slug = 'nv-450'`,
    ),
    draft: await first(
      `SELECT l.version_name AS name FROM _products_v v JOIN _products_v_locales l ON l._parent_id = v.id AND l._locale = 'en'
        WHERE v.latest AND v.version__status = 'draft'`,
    ),
    related: await first('SELECT count(*) AS count FROM products_rels'),
    enquiry: await first('SELECT full_name, email, number FROM enquiries'),
    messages: await first('SELECT count(*) AS count FROM messages'),
    redirect: await first('SELECT count(*) AS count FROM redirects'),
    admin: await first('SELECT email, role FROM users'),
    found: await first(`SELECT count(*) AS count FROM search_entries WHERE text LIKE '%doppelgehrungss%'`),
  }
}
