import { expect, test } from 'vitest'
import { decideOpenContinent, withCountryFirst } from './open-continent.ts'

const dealers = [
  { continent: 'europe', languages: ['de', 'en'] },
  { continent: 'asia', languages: ['ar', 'en'] },
  { continent: 'asia', languages: ['ar'] },
  { continent: 'africa', languages: ['ar'] },
] as const satisfies Parameters<typeof decideOpenContinent>[0]

test("the continent where most dealers answer in the page's language is open [R19.7]", () => {
  expect(decideOpenContinent(dealers, 'ar')).toBe('asia')
})

test('where it makes no difference the first continent is open [R19.7]', () => {
  expect(decideOpenContinent(dealers, 'en')).toBe('europe')
  expect(decideOpenContinent([], 'vn')).toBe('europe')
})

test("the dealers of the visitor's country come first, the others as they are [R19.56]", () => {
  const countries = (country: string | null) =>
    withCountryFirst([{ country: 'AT' }, { country: 'DE' }, { country: 'PL' }, { country: 'DE' }], country).map(
      (it) => it.country,
    )
  expect(countries('DE')).toEqual(['DE', 'DE', 'AT', 'PL'])
  expect(countries('NO')).toEqual(['AT', 'DE', 'PL', 'DE'])
  expect(countries(null)).toEqual(['AT', 'DE', 'PL', 'DE'])
})
