import type { DatabaseSync } from 'node:sqlite'
import { type LanguageCode, tagOf } from '@vitrine/locales/languages'
import type { Place } from '../../shared/places/place.ts'
import { countryName } from '../../shared/languages/country-name.ts'
import { placeKey } from './place-key.ts'

/** Where to look: in a country, and in a region or country that is named in words; names are given in the language. */
export type Within = { country: string | null; words: string; language: LanguageCode }

export type TownRow = {
  id: number
  name: string
  country: string
  region: string | null
  code: string | null
  localRegion: string | null
  latitude: number
  longitude: number
  population: number
  firstName: string
}

/** Towns and their regions as a language calls them, which is the first value. */
export const townOf = `SELECT places.id, ifnull(own.name, places.name) AS name, places.name AS firstName, country, latitude, longitude, population,
    regions.name AS region, regions.code, ofRegion.name AS localRegion
  FROM places LEFT JOIN regions ON regions.id = region
    LEFT JOIN local_names AS own ON own.thing = CAST(places.id AS TEXT) AND own.language = :language
    LEFT JOIN local_names AS ofRegion ON ofRegion.thing = regions.code AND ofRegion.language = :language`

/** Of the names that begin as it was typed so many are looked at, and so many of those that are found. */
const MAX_NAMES = 3000
const MAX_ROWS = { named: 60, within: 500 }
/** A town that has the name in another language alone has to be so many times as large: Rome is meant by Roma, not Baia Mare by Neustadt. */
const OTHER_NAME = 20
/** Fewer letters begin too many names; a Chinese character says more than a letter. */
const MIN_BEGINNING = 3
const LAST_CHARACTER = '\u{10FFFF}'

/** Towns of a name, the largest first; where none has it, those whose names begin so. @param part `whole`: none of the latter */
export function findTowns(
  database: DatabaseSync,
  name: string,
  within: Within,
  part: 'whole' | 'beginning' = 'beginning',
): Place[] {
  const key = placeKey(name)
  if (key === '') return []
  const ofName = read(database, 'key = :key', { key }, within)
  if (ofName.length > 0 || part === 'whole' || !canBegin(key)) return ofName
  return read(database, 'key >= :key AND key < :end', { key, end: key + LAST_CHARACTER }, within)
}

const canBegin = (key: string) => [...key].length >= MIN_BEGINNING || /\p{sc=Han}/u.test(key)

function read(database: DatabaseSync, condition: string, keys: { key: string; end?: string }, within: Within): Place[] {
  const { country, language } = within
  const rows = database
    .prepare(
      `${townOf} WHERE places.id IN (SELECT place FROM names WHERE ${condition} LIMIT ${MAX_NAMES})
       ${country === null ? '' : 'AND country = :country'} ORDER BY population DESC LIMIT ${within.words === '' ? MAX_ROWS.named : MAX_ROWS.within}`,
    )
    .all({ ...keys, language, ...(country !== null && { country }) }) as TownRow[]
  const inside = within.words === '' ? [] : rows.filter((row) => isWithin(row, within))
  const size = ({ name, firstName, population }: TownRow) =>
    [name, firstName].some((it) => placeKey(it) === keys.key) ? population : population / OTHER_NAME
  const ranked = (inside.length > 0 ? inside : rows).toSorted((a, b) => size(b) - size(a))
  return withoutTwins(ranked.map(toTown))
}

function isWithin({ country, region, localRegion, code }: TownRow, { words, language }: Within): boolean {
  const key = placeKey(words)
  const names = [
    region,
    localRegion,
    code?.slice(3),
    country,
    countryName(country, tagOf(language)),
    countryName(country, 'en'),
  ]
  return names.some((name) => name && (placeKey(name) === key || (key.length > 3 && placeKey(name).startsWith(key))))
}

/** A town and its district are two rows of the same name. */
function withoutTwins(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ name, region, country }) => {
    const twin = [name, region, country].join('\n')
    return !seen.has(twin) && seen.add(twin)
  })
}

export function toTown({ id, name, country, region, localRegion, latitude, longitude }: TownRow): Place {
  return {
    id,
    name,
    region: localRegion ?? region ?? '',
    country,
    latitude: latitude / 1000,
    longitude: longitude / 1000,
    postcode: null,
  }
}
