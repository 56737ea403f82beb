import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'

/** The page that finds dealers, without language prefix. */
export const NEAR_PATH = '/dealers'

/** The query keys of that page; the form has those of `fields`. */
export const nearParams = {
  text: 'near',
  country: 'country',
  town: 'place',
  position: 'at',
  language: 'language',
  category: 'for',
  need: 'need',
  all: 'all',
} as const

/** What somebody needs a dealer for; null is either. */
export const dealerNeeds = ['sale', 'service'] as const
export type DealerNeed = (typeof dealerNeeds)[number]

/** What an address asks. At most one of `town`, `position` and `text` says where. */
export type NearQuery = {
  text: string
  /** Where a postcode is looked up. */
  country: string | null
  /** The number of a town. */
  town: number | null
  position: { latitude: number; longitude: number } | null
  language: LanguageCode | null
  /** The slug of a category. */
  category: string | null
  need: DealerNeed | null
  /** All dealers are shown, not only the nearest. */
  all: boolean
  /** Something of it could not be read and is left out. */
  hasProblems: boolean
}

/** In the key of an address of which something was left out. */
const PARTLY = 'partly'

export const MAX_PLACE_LENGTH = 100
/** Of a position so much is sent: a tenth of a degree, eleven kilometres at most. */
const POSITION_DECIMALS = 1

const coordinates = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Reads what an address asks; null where it asks nothing. */
export function readNearQuery(query: URLSearchParams): NearQuery | null {
  const given = (name: keyof typeof nearParams) => query.get(nearParams[name])?.trim() ?? ''
  if ([...Object.values(nearParams), PARTLY].every((key) => !query.has(key))) return null
  const text = given('text').slice(0, MAX_PLACE_LENGTH)
  const [town, position] = [readTown(given('town')), readPosition(given('position'))]
  const [language, category, need, country] = [given('language'), given('category'), given('need'), given('country')]
  const asked: NearQuery = {
    text,
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    town: position ? null : town,
    position,
    language: isLanguageCode(language) ? language : null,
    category: slug.test(category) && category.length <= 100 ? category : null,
    need: dealerNeeds.find((it) => it === need) ?? null,
    all: given('all') === '1',
    hasProblems: false,
  }
  const isLost = (name: keyof typeof nearParams & keyof NearQuery) => given(name) !== '' && asked[name] === null
  const isTownLost = given('town') !== '' && town === null
  const hasProblems =
    (['country', 'position', 'language', 'category', 'need'] as const).some(isLost) ||
    isTownLost ||
    query.has(PARTLY) ||
    given('text').length > MAX_PLACE_LENGTH
  return { ...asked, hasProblems }
}

const readTown = (given: string) => (/^\d{1,9}$/.test(given) ? Number(given) : null)

function readPosition(given: string) {
  const [, latitude, longitude] = coordinates.exec(given) ?? []
  if (latitude === undefined || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return null
  return { latitude: coarse(Number(latitude)), longitude: coarse(Number(longitude)) }
}

const coarse = (degrees: number) => Number(degrees.toFixed(POSITION_DECIMALS))

/** A position as an address says it: no finer than it needs to be. */
export const formatPosition = (latitude: number, longitude: number) => `${coarse(latitude)},${coarse(longitude)}`

type Asked = Partial<Omit<NearQuery, 'hasProblems'>>

/** The query of what is asked, in one form. */
export function toNearSearch(asked: Asked): string {
  const query = new URLSearchParams()
  const { text, country, town, position, language, category, need, all } = asked
  const set = (name: keyof typeof nearParams, value: string | number | null | undefined) =>
    value !== null && value !== undefined && value !== '' && query.set(nearParams[name], String(value))
  set('text', text)
  set('country', country)
  set('town', town)
  set('position', position && formatPosition(position.latitude, position.longitude))
  set('language', language)
  set('category', category)
  set('need', need)
  set('all', all ? 1 : null)
  return query.size === 0 ? '' : `?${query}`
}

/** The part of a query that the answer depends on; one that cannot be read wholly is told apart. */
export function toNearKey(query: URLSearchParams): Record<string, string> {
  const asked = readNearQuery(query)
  if (!asked) return {}
  return {
    ...Object.fromEntries(new URLSearchParams(toNearSearch(asked))),
    ...(asked.hasProblems && { [PARTLY]: '1' }),
  }
}
