import type { DatabaseSync } from 'node:sqlite'
import { tagOf } from '@vitrine/locales/languages'
import type { Place } from '../../shared/places/place.ts'
import type { Within } from './find-towns.ts'
import { beginningsOf, countriesOfPostcode } from './postcode-formats.ts'

type PostcodeRow = { name: string; latitude: number; longitude: number; place: number | null }

/** The places of a postcode, one a country: of the page's language first. @param code capitals and digits */
export function findPostcodes(database: DatabaseSync, code: string, { country, language }: Within): Place[] {
  const home = new Intl.Locale(tagOf(language)).maximize().region
  const countries = countriesOfPostcode(code, home).filter((it) => country === null || it === country)
  const beginnings = beginningsOf(code)
  const select = database.prepare(
    `SELECT coalesce(own.name, places.name, postcodes.name) AS name, postcodes.latitude, postcodes.longitude, place
     FROM postcodes LEFT JOIN places ON places.id = place
       LEFT JOIN local_names AS own ON own.thing = CAST(place AS TEXT) AND own.language = ?
     WHERE postcodes.country = ? AND code IN (${beginnings.map(() => '?').join(', ')}) ORDER BY length(code) DESC LIMIT 1`,
  )
  return countries.flatMap((it) => {
    const row = select.get(language, it, ...beginnings) as PostcodeRow | undefined
    return row ? [toPlace(it, code, row)] : []
  })
}

function toPlace(country: string, code: string, { name, latitude, longitude, place }: PostcodeRow): Place {
  return {
    id: null,
    name,
    region: '',
    country,
    latitude: latitude / 1000,
    longitude: longitude / 1000,
    postcode: { code, isArea: place !== null },
  }
}
