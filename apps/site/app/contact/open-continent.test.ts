import { expect, test } from 'vitest'
import { decideOpenContinent } from './open-continent.ts'

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
