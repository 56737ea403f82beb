import { expect, it } from 'vitest'
import { searchCountries, toCountryOptions } from './country-options.ts'

const listed = [
  { alpha2Code: 'TR', name: 'Turkey' },
  { alpha2Code: 'AT', name: 'Austria' },
  { alpha2Code: 'AX', name: 'Åland Islands' },
  { alpha2Code: 'DE', name: 'Germany' },
]
const names = (typed: string, tag: string) =>
  searchCountries(toCountryOptions(listed, tag), typed).map(({ name }) => name)

it('names and orders countries in the language of the page [R11.5]', () => {
  expect(names('', 'de')).toEqual(['Ålandinseln', 'Deutschland', 'Österreich', 'Türkei'])
  expect(names('', 'zh-Hans')).toContain('德国')
})

it('finds a country without its accents, in any case, and by its English name [R5.5]', () => {
  expect(names('OSTER', 'de')).toEqual(['Österreich'])
  expect(names('ger', 'de')).toEqual(['Deutschland'])
  expect(names('İ', 'tr')).toContain('Türkiye')
  expect(names('герм', 'ru')).toEqual(['Германия'])
  expect(names('atlantis', 'en')).toEqual([])
})

it('lists first what begins with what was typed [R5.5]', () => {
  expect(names('a', 'en')[0]).toBe('Åland Islands')
  expect(names('t', 'en')[0]).toBe('Türkiye')
})
