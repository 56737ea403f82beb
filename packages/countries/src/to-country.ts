import type { Country } from '@vitrine/contract/shapes/country'
import { languages as ourLanguages } from '@vitrine/locales/languages'
import { getCountry, getTimezone } from 'countries-and-timezones'
import type countries from 'world-countries'
import { blocs } from './blocs.ts'
import type { CountryFacts } from './country-facts.ts'
import factsFile from './facts.json' with { type: 'json' }
import { flagAddress } from './flags.ts'

type Source = (typeof countries)[number]

const facts: Record<string, CountryFacts> = factsFile

/** The languages that the public countries service translates names into, by its keys, and ours by their codes. */
const translationTags: Record<string, string> = {
  ...Object.fromEntries(ourLanguages.filter((it) => it.code !== 'en').map(({ code, tag }) => [code, tag])),
  br: 'pt-BR',
  fa: 'fa',
  hr: 'hr',
  hu: 'hu',
  ja: 'ja',
}

/**
 * Builds the shape of the public countries service from open data: world-countries, countries-and-timezones, CLDR, the World
 * Factbook and the runtime's Intl.
 */
export function toCountry(country: Source, populations: Record<string, number>): Country {
  const flag = flagAddress(country.cca2, 'svg')
  const { gini, blocs: acronyms }: CountryFacts = facts[country.cca2] ?? { blocs: [] }
  const [native] = Object.values(country.name.native ?? {})
  return {
    name: country.name.common,
    topLevelDomain: country.tld ?? [],
    alpha2Code: country.cca2,
    alpha3Code: country.cca3,
    callingCodes: toCallingCodes(country.idd),
    capital: country.capital?.[0] ?? '',
    altSpellings: country.altSpellings,
    region: country.region,
    subregion: country.subregion,
    population: populations[country.cca2] ?? 0,
    latlng: country.latlng,
    demonym: country.demonyms?.eng?.m ?? '',
    area: Math.max(0, country.area),
    ...(gini !== undefined && { gini }),
    timezones: toTimezones(country.cca2),
    borders: country.borders,
    nativeName: native?.common ?? country.name.common,
    numericCode: country.ccn3,
    flags: { svg: flag, png: flagAddress(country.cca2, 'png') },
    flag,
    currencies: Object.entries(country.currencies ?? {}).map(([code, { name, symbol }]) => ({ code, name, symbol })),
    languages: Object.entries(country.languages ?? {}).map(([code, name]) => toLanguage(code, name)),
    translations: Object.fromEntries(
      Object.entries(translationTags).map(([key, tag]) => [
        key,
        nameIn(tag, 'region', country.cca2) ?? country.name.common,
      ]),
    ),
    regionalBlocs: acronyms.map((acronym) => ({ acronym, name: blocs[acronym]?.name ?? acronym })),
    cioc: country.cioc,
    independent: country.independent ?? false,
  }
}

/** Where several area codes share one country code (+1, +7), the country code alone. */
export function toCallingCodes({ root, suffixes }: Source['idd']): string[] {
  const code = root.replace('+', '')
  if (!code) return []
  return suffixes.length === 0 || ((code === '1' || code === '7') && suffixes.length > 1)
    ? [code]
    : suffixes.map((suffix) => code + suffix)
}

function toTimezones(code: string): string[] {
  const zones = (getCountry(code)?.timezones ?? []).flatMap((name) => getTimezone(name) ?? [])
  const offsets = [...new Map(zones.map((zone) => [zone.utcOffset, zone.utcOffsetStr])).entries()].toSorted(
    ([a], [b]) => a - b,
  )
  return offsets.map(([offset, text]) => (offset === 0 ? 'UTC' : `UTC${text}`))
}

/** `deu` is `de` to the runtime where a two-letter code exists. */
function toLanguage(iso639_2: string, name: string): Country['languages'][number] {
  const [canonical = ''] = canonicalLocales(iso639_2)
  return {
    iso639_1: canonical.length === 2 ? canonical : '',
    iso639_2,
    name,
    nativeName: nameIn(canonical, 'language', canonical) ?? name,
  }
}

function canonicalLocales(code: string): string[] {
  try {
    return Intl.getCanonicalLocales(code)
  } catch {
    return []
  }
}

function nameIn(tag: string, type: 'region' | 'language', code: string): string | undefined {
  try {
    return new Intl.DisplayNames([tag], { type, fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}
