import type { Continent } from '@vitrine/contract/shapes/editorial'

const continentsOfZones: Record<string, Continent> = {
  Africa: 'africa',
  Asia: 'asia',
  Australia: 'oceania',
  Europe: 'europe',
  Pacific: 'oceania',
}

/** The zones named America/ that are in South America; the others are in North America. */
const southAmerican =
  /^America\/(Araguaina|Argentina\/.+|Asuncion|Bahia|Belem|Boa_Vista|Bogota|Buenos_Aires|Campo_Grande|Caracas|Cayenne|Cuiaba|Eirunepe|Fortaleza|Guayaquil|Guyana|La_Paz|Lima|Maceio|Manaus|Montevideo|Paramaribo|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Santarem|Santiago|Sao_Paulo)$/

/** The continent of a time zone, such as `Asia/Kolkata`; null of zones that lie in none, such as `UTC`. */
export function toContinent(timeZone: string): Continent | null {
  const [area = ''] = timeZone.split('/')
  if (area === 'America') return southAmerican.test(timeZone) ? 'south-america' : 'north-america'
  return continentsOfZones[area] ?? null
}

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
  const regions = languages.map((tag) => new Intl.Locale(tag).region)
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
  const locale = new Intl.Locale('und', { region: country }) as LocaleOfRegion
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
