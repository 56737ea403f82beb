import { isLanguageCode } from '@vitrine/locales/languages'
import { countryName } from '../platform/country-options.ts'
import { languageName } from '../platform/language-options.ts'
import type { Compared, Statistics, Visits } from './read-statistics.ts'

export type CountryLine = Compared & { country: string; languages: { language: string; count: number }[] }
export type LanguageLine = Compared & { language: string; enquiries: number }

/** Visits by country with their languages, the most first. */
export function toCountries(visits: readonly Visits[]): CountryLine[] {
  const byCountry = new Map<string, CountryLine>()
  for (const { country, language, count, before } of visits) {
    const line = byCountry.get(country) ?? { country, count: 0, before: 0, languages: [] }
    line.count += count
    line.before += before
    if (count > 0) line.languages.push({ language, count })
    byCountry.set(country, line)
  }
  return [...byCountry.values()].filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

/** Visits by language with the enquiries in it, the most first. */
export function toLanguages({ visits, enquiries }: Pick<Statistics, 'visits' | 'enquiries'>): LanguageLine[] {
  const byLanguage = new Map<string, LanguageLine>()
  const lineOf = (language: string) => {
    const line = byLanguage.get(language) ?? { language, count: 0, before: 0, enquiries: 0 }
    byLanguage.set(language, line)
    return line
  }
  for (const { language, count, before } of visits) {
    const line = lineOf(language)
    line.count += count
    line.before += before
  }
  for (const { value, count } of enquiries) lineOf(value).enquiries += count
  return [...byLanguage.values()]
    .filter((it) => it.count + it.enquiries > 0)
    .toSorted((a, b) => b.count - a.count || b.enquiries - a.enquiries)
}

/** Null where nobody visited. */
export const perHundred = (enquiries: number, visits: number): number | null =>
  visits === 0 ? null : (100 * enquiries) / visits

/** A language as the reader calls it; what is none keeps its code. */
export const nameLanguage = (code: string, reader: string, unknown: string): string =>
  isLanguageCode(code) ? languageName(code, reader) : code || unknown

/** A country as the reader calls it. */
export const nameCountry = (code: string, reader: string, unknown: string): string =>
  code === '' ? unknown : countryName(code, reader)
