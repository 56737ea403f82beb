import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { expect, it } from 'vitest'
import { matchesDealer, rankDealers } from './rank-dealers.ts'

const dealer = (id: string, more: Partial<Dealer> = {}) =>
  ({ id, city: id, country: 'DE', latitude: null, longitude: null, languages: [], ...more }) as Dealer
const berlin = dealer('Berlin', { latitude: 52.5, longitude: 13.4 })
const munich = dealer('Munich', { latitude: 48.1, longitude: 11.6 })
const unknown = dealer('Nowhere')
const namesOf = (found: ReturnType<typeof rankDealers>) => found.map((it) => it.dealer.id)

it('puts the nearest first, and last those whose place nobody knows [R2.162]', () => {
  const found = rankDealers([unknown, berlin, munich], { latitude: 49, longitude: 12 }, () => null)
  expect(namesOf(found)).toEqual(['Munich', 'Berlin', 'Nowhere'])
  expect(found[2]?.km).toBeNull()
  expect(namesOf(rankDealers([unknown, berlin], null, () => null))).toEqual(['Nowhere', 'Berlin'])
})

it('takes the town of a dealer whose backend knows no coordinates [R2.169]', () => {
  const graz = dealer('Graz', { country: 'AT' })
  const locate = ({ city }: Dealer) => (city === 'Graz' ? { latitude: 47.07, longitude: 15.44 } : null)
  const found = rankDealers([berlin, unknown, graz], { latitude: 48.2, longitude: 16.4 }, locate)
  expect(namesOf(found)).toEqual(['Graz', 'Berlin', 'Nowhere'])
})

it.each([
  [{ language: 'de' }, true],
  [{ language: 'fr' }, false],
  [{ category: 'saws' }, true],
  [{ category: 'saws', need: 'service' }, false],
  [{ category: 'welders', need: 'service' }, true],
  [{ category: 'welders', need: 'sale' }, false],
  [{ need: 'service' }, true],
  [{ language: 'de', category: 'saws', need: 'sale' }, true],
] as const)('matches by language and by what is sold and serviced: %j [R2.163]', (asked, expected) => {
  const own = { languages: ['de' as const], sells: ['saws'], services: ['welders'] }
  expect(matchesDealer(own, { language: null, category: null, need: null, ...asked })).toBe(expected)
  expect(matchesDealer({ languages: ['de'] }, { language: 'de', category: null, need: null })).toBe(true)
})
