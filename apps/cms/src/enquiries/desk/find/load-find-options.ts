import { sql } from '@payloadcms/db-sqlite'
import { languages } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { countryName } from '../../../platform/country-options.ts'
import { languageName } from '../../../platform/language-options.ts'
import { tagOf } from '../../../platform/tag-of.ts'
import { nameOfUser } from '../page/load-enquiry-page.ts'
import { namesOfSlugs } from '../reports/name-rows.ts'

export type Option = { value: string; name: string }
export type FindOptions = Record<'products' | 'categories' | 'countries' | 'languages' | 'colleagues', Option[]>

/** The most asked for: more nobody looks through, and words find the others. */
const MAX_OPTIONS = 300

/** What enquiries can be found by: only what some enquiry has, in the reader's language. */
export async function loadFindOptions(payload: Payload, language: string): Promise<FindOptions> {
  const [products, categories, countries, colleagues] = await Promise.all([
    readSlugs(payload, 'productSlugs'),
    readSlugs(payload, 'categorySlugs'),
    readCountries(payload),
    payload.find({
      collection: 'users',
      where: { role: { in: ['admin', 'operator'] } },
      depth: 0,
      pagination: false,
    }),
  ])
  const [productName, categoryName] = await Promise.all([
    namesOfSlugs(payload, 'products', products, language),
    namesOfSlugs(payload, 'categories', categories, language),
  ])
  const sorted = (options: Option[]) => options.toSorted((a, b) => a.name.localeCompare(b.name, tagOf(language)))
  return {
    products: sorted(products.map((value) => ({ value, name: productName(value) }))),
    categories: sorted(categories.map((value) => ({ value, name: categoryName(value) }))),
    countries: sorted(countries.map((value) => ({ value, name: countryName(value, language) }))),
    languages: sorted(languages.map(({ code }) => ({ value: code, name: languageName(code, language) }))),
    colleagues: sorted(colleagues.docs.map((it) => ({ value: String(it.id), name: nameOfUser(it) }))),
  }
}

async function readSlugs(payload: Payload, path: 'productSlugs' | 'categorySlugs'): Promise<string[]> {
  const statement = sql`SELECT text, count(*) AS times FROM enquiries_texts WHERE path = ${path}
    GROUP BY text ORDER BY times DESC LIMIT ${MAX_OPTIONS}`
  return rowsOf(await (await databaseOf(payload)).execute(statement)).map(({ text }) => String(text))
}

/** From an index, country by country, however many enquiries there are. */
async function readCountries(payload: Payload): Promise<string[]> {
  const statement = sql`SELECT DISTINCT country_code AS code FROM enquiries WHERE country_code IS NOT NULL`
  return rowsOf(await (await databaseOf(payload)).execute(statement)).map(({ code }) => String(code))
}
