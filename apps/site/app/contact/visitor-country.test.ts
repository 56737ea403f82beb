import { expect, test } from 'vitest'
import { toVisitorCountry } from './visitor-country.ts'

test('the country of a visitor is that of the time zone, among those that there are [R19.56]', () => {
  expect(toVisitorCountry('Europe/Berlin', ['en-US'], ['US', 'PL', 'DE'])).toBe('DE')
  expect(toVisitorCountry('Europe/Oslo', ['nb-NO'], ['US', 'PL', 'DE'])).toBeNull()
})

test('where the time zone says nothing the region of a language does, if it can be [R19.56]', () => {
  expect(toVisitorCountry('UTC', ['de-AT', 'en-US'], ['US', 'AT'])).toBe('US')
  expect(toVisitorCountry('Europe/Oslo', ['en-US'], ['US'])).toBeNull()
  expect(toVisitorCountry('UTC', ['de'], ['DE'])).toBeNull()
})

test('a language or a country that is written as no browser should is passed over [R19.56]', () => {
  expect(toVisitorCountry('UTC', ['en-US@posix', 'c', '', 'de-AT'], ['DE', 'AT'])).toBe('AT')
  expect(toVisitorCountry('Europe/Berlin', ['de_DE'], ['Germany', 'DE'])).toBe('DE')
})
