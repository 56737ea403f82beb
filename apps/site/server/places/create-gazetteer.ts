import type { DatabaseSync } from 'node:sqlite'
import type { Gazetteer, Place } from '../../shared/places/place.ts'
import { findPostcodes } from './find-postcodes.ts'
import { findTowns, townOf, toTown, type TownRow } from './find-towns.ts'
import { openPlaces } from './open-places.ts'
import { readPlaceText } from './read-place-text.ts'

/** Nobody looks through more. */
const MAX_PLACES = 9

/** So many towns of dealers are remembered: each question about who is near needs all of them. */
const MAX_LOCATED = 5000

/** Finds places in our own file, which is opened at the first question. */
export function createGazetteer(): Gazetteer {
  let opened: DatabaseSync | undefined
  const located = new Map<string, Place | null>()
  const open = () => (opened ??= openPlaces())
  return {
    find(text, { country, language }) {
      const asked = readPlaceText(text)
      const within = { country: asked.country ?? country, words: asked.within, language }
      const towns = asked.name === '' ? [] : findTowns(open(), asked.name, within)
      // Beside a town a postcode says no more than which of its name it is.
      const codes = asked.code === null ? [] : findPostcodes(open(), asked.code, within)
      const found = towns.length > 0 ? inCountriesOf(codes, towns) : codes
      return found.slice(0, MAX_PLACES)
    },
    town(id, language) {
      const row = open().prepare(`${townOf} WHERE places.id = :id`).get({ id, language }) as TownRow | undefined
      return row ? toTown(row) : null
    },
    locate(town, country) {
      const key = `${country} ${town}`
      const known = located.get(key)
      if (known !== undefined) return known
      const [found = null] = findTowns(
        open(),
        readPlaceText(town).name,
        { country, words: '', language: 'en' },
        'whole',
      )
      if (located.size >= MAX_LOCATED) located.clear()
      located.set(key, found)
      return found
    },
  }
}

function inCountriesOf(codes: readonly Place[], towns: Place[]): Place[] {
  const countries = new Set(codes.map(({ country }) => country))
  const own = towns.filter(({ country }) => countries.has(country))
  return own.length > 0 ? own : towns
}
