import { expect, test } from 'vitest'
import { toContinent } from './visitor-continent.ts'

test('the continent of a visitor is that of the time zone [R19.54, R19.56]', () => {
  expect(toContinent('Europe/Vienna')).toBe('europe')
  expect(toContinent('Asia/Calcutta')).toBe('asia')
  expect(toContinent('America/Sao_Paulo')).toBe('south-america')
  expect(toContinent('America/Argentina/Salta')).toBe('south-america')
  expect(toContinent('America/Chicago')).toBe('north-america')
  expect(toContinent('Pacific/Auckland')).toBe('oceania')
  expect(toContinent('UTC')).toBeNull()
})
