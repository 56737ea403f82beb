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
): AsyncGenerator<string[]> {
  const where = sql`updated_at > ${since} AND updated_at <= ${until}`
  for (const collection of collections) {
    for (let offset = 0, count = DOCUMENTS_AT_ONCE; count === DOCUMENTS_AT_ONCE; offset += count) {
      const ids = await content.idsOf(collection, { offset, limit: DOCUMENTS_AT_ONCE, where, sort: ['id'] })
      count = ids.length
      const pages = await sitePagesOf(content, collection, ids)
      const addresses = pages.flatMap(({ path, languages = [] }) =>
        languages.map((code) => siteUrl + encodeURI(code === defaultLanguage ? path : `/${code}${path}`)),
      )
      if (addresses.length > 0) yield addresses
    }
  }
}
