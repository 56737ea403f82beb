import { defaultLanguage } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import { contentLanguageOf } from '../../../platform/content-language.ts'
import { countryName } from '../../../platform/country-options.ts'
import type { DeskKey, DeskTexts } from '../desk-texts.ts'
import { nameOfUser } from '../page/load-enquiry-page.ts'
import type { Group, ReportRow } from './groups.ts'
import { toDay } from './to-day.ts'

export type NamedRow = ReportRow & { name: string }

/** The lines of a report with the names of what they count, in the reader's language. */
export async function nameRows(
  payload: Payload,
  by: Group,
  rows: readonly ReportRow[],
  { texts, language }: { texts: DeskTexts; language: string },
): Promise<NamedRow[]> {
  const nameOf = await namesFor(payload, by, rows, { texts, language })
  const none = by === 'person' ? texts.nobody : texts[by === 'offer' ? 'offer.none' : 'reports.unknown']
  return rows.map((row) => ({ ...row, name: row.key === null ? none : nameOf(row.key) }))
}

async function namesFor(
  payload: Payload,
  by: Group,
  rows: readonly ReportRow[],
  { texts, language }: { texts: DeskTexts; language: string },
): Promise<(key: string) => string> {
  const wanted = rows.flatMap(({ key }) => key ?? [])
  switch (by) {
    case 'week':
      return (key) => toDay(key, language)
    case 'country':
      return (key) => countryName(key, language)
    case 'source':
      return (key) => (key === 'direct' ? texts['reports.direct'] : key)
    case 'offer':
      return (key) => texts[`offer.state.${key}` as DeskKey] ?? key
    case 'kind':
      return (key) => texts[`kind.${key}` as DeskKey] ?? key
    case 'person': {
      const where = { id: { in: wanted.map(Number) } }
      const { docs } = await payload.find({ collection: 'users', where, depth: 0, pagination: false })
      const names = new Map(docs.map((it) => [String(it.id), nameOfUser(it)]))
      return (key) => names.get(key) ?? texts.somebody
    }
    default:
      return namesOfSlugs(payload, by === 'product' ? 'products' : 'categories', wanted, language)
  }
}

/** The names of products or categories by slug; what is no longer in the catalogue keeps its slug. */
export async function namesOfSlugs(
  payload: Payload,
  collection: 'products' | 'categories',
  slugs: readonly string[],
  language: string,
): Promise<(slug: string) => string> {
  const { docs } = await payload.find({
    collection,
    where: { slug: { in: [...slugs] } },
    select: { slug: true, name: true },
    locale: contentLanguageOf(language),
    fallbackLocale: defaultLanguage,
    depth: 0,
    pagination: false,
  })
  const names = new Map(docs.map(({ slug, name }) => [slug ?? '', name ?? '']))
  return (slug) => names.get(slug) || slug
}
