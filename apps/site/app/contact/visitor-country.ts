import type { Continent } from '@vitrine/contract/shapes/editorial'
import { toContinent } from '../../shared/visitor-continent.ts'

/**
 * The one of some countries in which a visitor is: by the time zone where the browser knows which countries have it, else by the regions of the
 * browser's languages, such as `de-AT`. Nothing is asked, and nobody else is told.
 * @param countries ISO 3166-1 alpha-2
 */
export function toVisitorCountry(
  timeZone: string,
  languages: readonly string[],
  countries: Iterable<string>,
): string | null {
  const known = [...new Set(countries)]
  const byZone = known.find((country) => zonesOf(country).includes(timeZone))
  if (byZone) return byZone
  // A region of another continent than that of the clock is that of a language alone: en-US is set all over the world.
  const regions = languages.map((tag) => toLocale(tag)?.region)
  const continent = toContinent(timeZone)
  return known.find((country) => regions.includes(country) && isPossible(country, continent)) ?? null
}

function isPossible(country: string, continent: Continent | null): boolean {
  const zones = zonesOf(country)
  return continent === null || zones.length === 0 || zones.some((zone) => toContinent(zone) === continent)
}

type LocaleOfRegion = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] }

/** Empty where the browser does not know. */
function zonesOf(country: string): readonly string[] {
  const locale = toLocale('und', country) as LocaleOfRegion | null
  return locale?.getTimeZones?.() ?? locale?.timeZones ?? []
}

/** Null where it is written as none: some systems tell browsers of languages such as `en-US@posix`. */
function toLocale(tag: string, region?: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag, { region })
  } catch {
    return null
  }
}
