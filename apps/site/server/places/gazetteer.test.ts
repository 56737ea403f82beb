import type { LanguageCode } from '@vitrine/locales/languages'
import { expect, it } from 'vitest'
import { createGazetteer } from './create-gazetteer.ts'
import { readPlaceText } from './read-place-text.ts'

const gazetteer = createGazetteer()
const find = (text: string, language: LanguageCode = 'en', country: string | null = null) =>
  gazetteer.find(text, { country, language })
const first = (text: string, language?: LanguageCode, country?: string) => {
  const [place] = find(text, language, country)
  return place && [place.name, place.region, place.country].join(', ')
}

it.each([
  ['zurich', 'en', 'Zurich, Canton of Zurich, CH'],
  ['ZÜRICH', 'de', 'Zürich, Kanton Zürich, CH'],
  ['Москва', 'ru', 'Москва, Москва, RU'],
  ['مسقط', 'ar', 'مسقط, محافظة مسقط, OM'],
  ['تهران', 'ir', 'تهران, استان تهران, IR'],
  ['北京', 'cn', '北京, 北京市, CN'],
  ['ಬೆಂಗಳೂರು', 'kn', 'ಬೆಂಗಳೂರು, ಕರ್ನಾಟಕ, IN'],
  ['ha noi', 'vn', 'Hà Nội, Hanoi, VN'],
  ['istanbul', 'tr', 'İstanbul, İstanbul, TR'],
  ['Saint-Étienne', 'fr', 'Saint-Étienne, Auvergne-Rhône-Alpes, FR'],
  ['St. Gallen', 'de', 'St. Gallen, Kanton St. Gallen, CH'],
] as const)(
  'finds a town in any writing, named in the language of the page: %s [R2.161]',
  (text, language, expected) => {
    expect(first(text, language)).toBe(expected)
  },
)

it('gives towns of one name with region and country, and takes what is behind a comma [R2.164]', () => {
  const springfields = find('Springfield')
  expect(springfields.length).toBeGreaterThan(4)
  expect(new Set(springfields.map(({ region }) => region)).size).toBe(springfields.length)
  expect(first('Springfield, Illinois')).toBe('Springfield, Illinois, US')
  expect(first('Paris، TX')).toBe('Paris, Texas, US')
  expect(first('Neustadt, Bayern', 'de')).toContain('Bayern, DE')
  expect(first('Neustadt', 'de')).toContain('DE')
  expect(first('Roma')).toBe('Rome, Lazio, IT')
  expect(first('Springfield, Nowhere')).toBe(first('Springfield'))
  const [chosen] = springfields
  expect(chosen && gazetteer.town(chosen.id ?? 0, 'en')).toEqual(chosen)
})

it('finds a town by how its name begins, and nothing where there is none [R2.161]', () => {
  expect(first('New Yor')).toBe('New York, New York, US')
  for (const text of ['xqzt', '', '  ', ',', "'; DROP TABLE places; --", '%', 'a'.repeat(100), '\u0000'])
    expect(find(text), text).toEqual([])
})

it.each([
  ['D-80331', 'en', 'Munich, , DE', true],
  ['80331 München', 'de', 'München, Bayern, DE', undefined],
  ['1010', 'de', 'Wien, , AT', true],
  ['SW1A 1AA', 'en', 'London, , GB', true],
  ['K1A 0B1', 'en', 'Ottawa, , CA', true],
  ['90210', 'en', ', , US', false],
  ['560 001', 'kn', 'Bengaluru, , IN', false],
  ['PL 01-001', 'en', 'Warsaw, , PL', true],
  ['75011', 'fr', 'Paris, , FR', true],
  ['1012 AB Amsterdam', 'en', 'Amsterdam, North Holland, NL', undefined],
  ['01-001', 'pl', 'Warszawa, , PL', true],
  ['۱۱۳۶۹', 'ir', 'تهران, , IR', true],
  ['１０００００', 'cn', '北京, , CN', true],
] as const)(
  'finds a postcode in any digits, of the country of the language first: %s [R2.165]',
  (text, language, place, isArea) => {
    expect(first(text, language)).toBe(place)
    expect(find(text, language)[0]?.postcode?.isArea).toBe(isArea)
  },
)

it('gives one place for each country that has such a postcode, and that of a country alone [R2.165]', () => {
  const countries = find('10115', 'de').map(({ country }) => country)
  expect(countries[0]).toBe('DE')
  expect(new Set(countries).size).toBe(countries.length)
  expect(countries.length).toBeGreaterThan(3)
  expect(find('10115', 'en', 'DE').map(({ name }) => name)).toEqual(['Berlin'])
  expect(find('99999', 'en', 'US')).toEqual([])
  for (const text of ['L-1010', 'X-1010', 'LU-1010']) expect(find(text)).toEqual([])
  expect(first('L-1010 Luxembourg')).toMatch(/, LU$/)
})

it('knows where the town of a dealer is [R2.169]', () => {
  expect(gazetteer.locate('Padova', 'IT')).toMatchObject({ latitude: 45.408, longitude: 11.886 })
  expect(gazetteer.locate('Padova', 'FR')).toBeNull()
  expect(gazetteer.locate('', 'IT')).toBeNull()
})

it('parts what is typed into postcode, town and the rest [R2.164, R2.165]', () => {
  expect(readPlaceText('CH-8001 Zürich, Schweiz')).toEqual({
    name: 'Zürich',
    within: 'Schweiz',
    code: '8001',
    country: 'CH',
  })
  expect(readPlaceText('Ulm')).toEqual({ name: 'Ulm', within: '', code: null, country: null })
})

it('a word that every object has is no country [R2.165]', () => {
  expect(readPlaceText('constructor 80331')).toEqual({ name: 'constructor', within: '', code: '80331', country: null })
})

it('the towns of dealers are looked up once, not at each question [R2.169]', () => {
  const before = process.cpuUsage()
  const found = Array.from({ length: 2000 }, () => gazetteer.locate('Springfield', 'US'))
  expect(new Set(found.map((it) => it?.latitude)).size).toBe(1)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
})
