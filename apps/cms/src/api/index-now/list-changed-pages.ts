import { sql } from '@payloadcms/db-sqlite'
import { defaultLanguage } from '@vitrine/locales/languages'
import type { Content, SluggedCollection } from '../content-store.ts'
import { sitePagesOf } from '../site-pages.ts'

const collections: readonly SluggedCollection[] = ['products', 'categories', 'turnkeys', 'posts']

/** IndexNow takes 10,000 addresses at once: those of so many documents in all languages are fewer. */
const DOCUMENTS_AT_ONCE = 400

/**
 * The addresses of pages whose documents were changed in a time, in each language that they have; some thousand at a time.
 * @param since an ISO date, which does not count any more
 * @param until an ISO date, which does
 */
export async function* listChangedPages(
  content: Content,
  siteUrl: string,
  since: string,
  until: string,
  documentsAtOnce = DOCUMENTS_AT_ONCE,
): AsyncGenerator<string[]> {
  const isChanged = sql`updated_at > ${since} AND updated_at <= ${until}`
  for (const collection of collections) {
    // By what comes after the last one, not by how many there were: one that changes meanwhile is no longer among them, and would move another out of sight.
    let last = 0
    for (let count = documentsAtOnce; count === documentsAtOnce;) {
      const where = sql`${isChanged} AND id > ${last}`
      const ids = await content.idsOf(collection, { offset: 0, limit: documentsAtOnce, where, sort: ['id'] })
      count = ids.length
      last = ids.at(-1) ?? last
      const pages = await sitePagesOf(content, collection, ids)
      const addresses = pages.flatMap(({ path, languages = [] }) =>
        languages.map((code) => siteUrl + encodeURI(code === defaultLanguage ? path : `/${code}${path}`)),
      )
      if (addresses.length > 0) yield addresses
    }
  }
}
