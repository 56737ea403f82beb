import { expect, it } from 'vitest'
import type { DealerContact, Team } from '../../payload-types.ts'
import { type Colleague, decideRoute, type LoadedRule, nameOfDestination } from './decide-route.ts'

const DAY = '2027-03-10'
const colleague = (id: number, fields: Partial<Colleague> = {}): Colleague => ({
  id,
  name: `Person ${id}`,
  email: `person-${id}@norvane.example`,
  role: 'operator',
  ...fields,
})
const rule = (fields: Partial<LoadedRule>): LoadedRule => ({
  id: 1,
  name: 'Rule',
  enabled: true,
  target: 'person',
  person: colleague(1),
  createdAt: '',
  updatedAt: '',
  ...fields,
})
const facts = { kind: 'order', countryCode: 'PL', language: 'pl', categorySlugs: ['saws', 'presses'] }
const go = (rules: LoadedRule[], fields: Partial<typeof facts> = {}) => {
  const { route, passed } = decideRoute(rules, { ...facts, ...fields }, DAY)
  return {
    to: route && nameOfDestination(route.to),
    rule: route?.rule.name,
    passed: passed.map(({ reason }) => reason),
  }
}

it('takes the first rule of which every condition has one value that fits; an empty one fits always [R15.135]', () => {
  const poland = rule({ name: 'Poland', countries: ['DE', 'PL'], kinds: ['order'] })
  const saws = rule({ name: 'Saws', categories: ['saws'], person: colleague(2) })
  const all = rule({ name: 'All', person: colleague(3) })
  expect(go([poland, saws, all])).toMatchObject({ rule: 'Poland', to: 'Person 1' })
  expect(go([poland, saws, all], { countryCode: 'FR' }).rule).toBe('Saws')
  expect(go([poland, saws, all], { kind: 'mail', categorySlugs: [] }).rule).toBe('All')
  expect(go([rule({ languages: ['de'] })])).toMatchObject({ to: null })
  expect(go([poland], { countryCode: undefined as never })).toMatchObject({ to: null })
})

it('passes over rules whose person has left or is away, and says which [R15.137]', () => {
  const all = rule({ name: 'All', person: colleague(9) })
  const away = (awayUntil: string) => rule({ person: colleague(1, { awayUntil }) })
  expect(go([away('2027-03-10T12:00:00.000Z'), all])).toMatchObject({ rule: 'All', passed: ['away'] })
  expect(go([away('2027-03-09T12:00:00.000Z'), all])).toMatchObject({ to: 'Person 1', passed: [] })
  expect(go([rule({ person: colleague(1, { disabled: true }) }), all]).passed).toEqual(['left'])
  expect(go([rule({ person: colleague(1, { role: 'editor' }) }), all]).passed).toEqual(['left'])
  expect(go([rule({ person: null }), all]).passed).toEqual(['left'])
})

it('gives what a team gets to its members in turn, but for who is away [R15.136]', () => {
  const members = [colleague(1), colleague(2, { awayUntil: '2027-03-20T12:00:00.000Z' }), colleague(3)]
  const team = (lastMember: number | null) =>
    rule({ target: 'team', team: { id: 5, name: 'North', members, lastMember } as unknown as Team })
  expect(go([team(null)]).to).toBe('North · Person 1')
  expect(go([team(1)]).to).toBe('North · Person 3')
  expect(go([team(3)]).to).toBe('North · Person 1')
  expect(go([team(77)]).to).toBe('North · Person 1')
  const empty = rule({ target: 'team', team: { id: 5, name: 'North', members: [members[1]] } as unknown as Team })
  expect(go([empty]).passed).toEqual(['away'])
})

it('passes over dealers that take none, or are no longer on the site [R15.137]', () => {
  const contact = (fields: object) =>
    rule({
      target: 'dealer',
      dealer: {
        id: 1,
        name: 'Okna, Kraków',
        email: 'a@b.example',
        language: 'pl',
        dealer: 4,
        ...fields,
      } as DealerContact,
    })
  expect(go([contact({})]).to).toBe('Okna, Kraków')
  expect(go([contact({ paused: true })]).passed).toEqual(['paused'])
  expect(go([contact({ dealer: null })]).passed).toEqual(['left'])
  expect(go([contact({ dealer: { deletedAt: '2027-01-01' } })]).passed).toEqual(['left'])
})
