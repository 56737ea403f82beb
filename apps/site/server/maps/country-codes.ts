import countries from 'world-countries'

const codes = new Map(countries.map((it) => [it.ccn3, it.cca2]))

/** The ISO 3166-1 alpha-2 code of a country that map data name by its number; undefined where it has none. */
export function countryCodeOf(number: string | number | undefined): string | undefined {
  return number === undefined ? undefined : codes.get(String(number).padStart(3, '0'))
}
