import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import type { SeoEntry } from './to-card.ts'

type Texts = Partial<Record<LanguageCode, string | null>> | null
type Row = { id: number; path: string; title?: Texts; description?: Texts; picture?: number | null }

/** What editors wrote for search engines about some pages, in a language, else in English. */
export async function findSeoEntries(
  payload: Payload,
  pages: readonly string[],
  language: LanguageCode,
): Promise<Map<string, SeoEntry>> {
  if (pages.length === 0) return new Map()
  const { docs } = await payload.db.find<Row>({
    collection: 'seo-pages',
    where: {
      and: [{ path: { in: [...pages] } }, { _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
    },
    limit: 0,
    pagination: false,
    locale: 'all',
  })
  const inLanguage = (texts: Texts | undefined) => texts?.[language] || texts?.en
  return new Map(
    docs.map((it) => [
      it.path,
      { title: inLanguage(it.title), description: inLanguage(it.description), picture: it.picture },
    ]),
  )
}
