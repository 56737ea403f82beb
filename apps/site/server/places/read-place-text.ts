import { fold } from '@vitrine/locales/search/fold'
import { postcodeFormats } from './postcode-formats.ts'

/** What somebody has typed for a place, in its parts. */
export type PlaceText = {
  /** The words: a town, maybe; empty where there is a postcode alone. */
  name: string
  /** What stands behind a comma: a region or country. */
  within: string
  /** What may be a postcode: capitals and digits without spaces; null where there is no digit. */
  code: string | null
  /** The country in front of a postcode, such as `CH-8001`, `CH 8001` or `D-80331`. */
  country: string | null
}

/** The letters of cars, where they are not those of the country code. */
const countryOfCars: Record<string, string> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
}

const comma = /[,،、，;]/
const prefixed = /^([A-Z]{1,2})-(?=\d)/

/** Parts a text into a postcode, a town and what is behind a comma; in the digits and commas of any of the site's languages. */
export function readPlaceText(text: string): PlaceText {
  const [first = '', ...rest] = text.split(comma).map((it) => it.trim())
  const within = rest.find(Boolean) ?? ''
  const words = joinPrefix(first.split(/\s+/).filter(Boolean))
  const isOfCode = words.map((word, at) => hasDigit(word) || isEndOfDutchCode(word, words[at - 1]))
  if (!isOfCode.includes(true)) return { name: first, within, code: null, country: null }
  const given = words
    .filter((_, at) => isOfCode[at])
    .map((word) => foldDigits(word).toUpperCase())
    .join('')
  // A letter of cars that is not known is that of a country whose postcodes are not known either.
  const [, sign = null] = prefixed.exec(given) ?? []
  const country = sign === null ? null : (countryOfCars[sign] ?? sign)
  const code = given.replace(prefixed, '').replaceAll(/[^A-Z0-9]/g, '')
  return { name: words.filter((_, at) => !isOfCode[at]).join(' '), within, code, country }
}

const hasDigit = (word: string) => /\p{Nd}/u.test(word)

/** `DE 80331` as `DE-80331`. */
function joinPrefix([first = '', second = '', ...rest]: readonly string[]): string[] {
  const isPrefix = Object.hasOwn(postcodeFormats, first) && /^\p{Nd}/u.test(second)
  return isPrefix ? [`${first}-${second}`, ...rest] : [first, second, ...rest].filter(Boolean)
}

/** `1012 AB`: the letters are of the postcode, not of the town. */
const isEndOfDutchCode = (word: string, before = '') => /^[A-Z]{2}$/.test(word) && /^\d{4}$/.test(before)

/** Without spaces for hyphens, which part a country from its code. */
const foldDigits = (word: string) =>
  word
    .split(/\p{Pd}/u)
    .map((part) => fold(part).plain)
    .join('-')
