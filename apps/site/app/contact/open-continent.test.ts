import { expect, test } from 'vitest'
import { decideOpenContinent } from './open-continent.ts'

const dealers = [
  { continent: 'europe', languages: ['de', 'en'] },
  { continent: 'asia', languages: ['ar', 'en'] },
  { continent: 'asia', languages: ['ar'] },
  { continent: 'africa', languages: ['ar'] },
] as const satisfies Parameters<typeof decideOpenContinent>[0]

test('a page begins with the continent where most dealers answer in its language [R19.7]', () => {
  expect(decideOpenContinent(dealers, 'ar')).toBe('asia')
})

test('where it makes no difference it begins with the first continent [R19.7]', () => {
  expect(decideOpenContinent(dealers, 'en')).toBe('europe')
  expect(decideOpenContinent([], 'vn')).toBe('europe')
})
