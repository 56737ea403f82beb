import { expect, test } from 'vitest'
import { filterTurnkeys } from './filter-turnkeys.ts'
import { filterOptions } from './load-turnkeys.server.ts'
import { nextOrder, sortTurnkeys } from './sort-turnkeys.ts'

const turnkey = (country: string, profile: string, capacity: string) => ({
  filter_specifications: [
    { key: 'Country', value: country },
    { key: 'Profile Type', value: profile },
    { key: 'Capacity', value: capacity },
  ],
})
const poland = turnkey('Poland', 'PVC', '120')
const india = turnkey('India', 'Aluminium', '60')
const mexico = turnkey('Mexico', 'PVC', '?')
const all = [poland, india, mexico]

test('options are the distinct values [R3.9]', () => {
  expect(filterOptions(all, 'Profile Type').map((it) => it.value)).toEqual(['PVC', 'Aluminium'])
})

test('options come from all values of a turnkey, not from the first of each key [R3.9]', () => {
  const both = { filter_specifications: [...poland.filter_specifications, { key: 'Profile Type', value: 'Aluminium' }] }
  expect(filterOptions([both], 'Profile Type').map((it) => it.label)).toEqual(['PVC', 'Aluminium'])
  expect(filterTurnkeys([both, mexico], new Set(['Aluminium']))).toEqual([both])
})

test('nothing selected shows all; every selected value must be there [R3.7, R4.21]', () => {
  expect(filterTurnkeys(all, new Set())).toEqual(all)
  expect(filterTurnkeys(all, new Set(['PVC']))).toEqual([poland, mexico])
  expect(filterTurnkeys(all, new Set(['PVC', 'Mexico']))).toEqual([mexico])
  expect(filterTurnkeys(all, new Set(['Poland', 'Mexico']))).toEqual([])
})

test('sorts by a specification both ways, turnkeys without it last [R19.10]', () => {
  expect(sortTurnkeys(all, { key: 'Capacity', direction: 'up' })).toEqual([india, poland, mexico])
  expect(sortTurnkeys(all, { key: 'Capacity', direction: 'down' })).toEqual([poland, india, mexico])
  expect(sortTurnkeys(all, null)).toEqual(all)
})

test('a sort button sorts ascending, descending, and not at all [R19.10]', () => {
  const up = nextOrder(null, 'Capacity')
  const down = nextOrder(up, 'Capacity')
  expect([up?.direction, down?.direction, nextOrder(down, 'Capacity')]).toEqual(['up', 'down', null])
  expect(nextOrder(down, 'Nr. of workers')).toEqual({ key: 'Nr. of workers', direction: 'up' })
})
