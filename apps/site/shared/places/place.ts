import type { LanguageCode } from '@vitrine/locales/languages'

/** A town, or the middle of a postcode. Degrees are WGS 84. */
export type Place = {
  /** The number by which an address names a town; null of a postcode. */
  id: number | null
  name: string
  /** The state, province or department; empty where none is known. */
  region: string
  /** ISO 3166-1 alpha-2. */
  country: string
  latitude: number
  longitude: number
  /** What was asked for, where that is a postcode; `isArea`: only its beginning is known, and the place is the town in the middle. */
  postcode: { code: string; isArea: boolean } | null
}

/** What finds places without asking anybody else (docs/decisions/0084-who-is-near.md). */
export type Gazetteer = {
  /**
   * The places that somebody may mean by a town's name or a postcode, the likeliest first.
   * @param country looks there alone @param language in which places are named
   */
  find(text: string, where: { country: string | null; language: LanguageCode }): Place[]
  /** The town of a number that `find` has given, if there is one. */
  town(id: number, language: LanguageCode): Place | null
  /** Where a town of a country is, for who has no coordinates. */
  locate(town: string, country: string): Pick<Place, 'latitude' | 'longitude'> | null
}
