import { expect, test } from 'vitest'
import { toContinent, toVisitorCountry } from './visitor-place.ts'

test('the continent of a visitor is that of the time zone [R19.54, R19.56]', () => {
  expect(toContinent('Europe/Vienna')).toBe('europe')
  expect(toContinent('Asia/Calcutta')).toBe('asia')
  expect(toContinent('America/Sao_Paulo')).toBe('south-america')
  expect(toContinent('America/Argentina/Salta')).toBe('south-america')
  expect(toContinent('America/Chicago')).toBe('north-america')
  expect(toContinent('Pacific/Auckland')).toBe('oceania')
  expect(toContinent('UTC')).toBeNull()
})

test('the country of a visitor is that of the time zone, among those that there are [R19.56]', () => {
  expect(toVisitorCountry('Europe/Berlin', ['en-US'], ['US', 'PL', 'DE'])).toBe('DE')
  expect(toVisitorCountry('Europe/Oslo', ['nb-NO'], ['US', 'PL', 'DE'])).toBeNull()
})

test('where the time zone says nothing the region of a language does, if it can be [R19.56]', () => {
  expect(toVisitorCountry('UTC', ['de-AT', 'en-US'], ['US', 'AT'])).toBe('US')
  expect(toVisitorCountry('Europe/Oslo', ['en-US'], ['US'])).toBeNull()
  expect(toVisitorCountry('UTC', ['de'], ['DE'])).toBeNull()
})
