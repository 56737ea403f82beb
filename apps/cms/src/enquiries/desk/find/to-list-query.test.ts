import { expect, it } from 'vitest'
import { readListQuery, toListQuery } from './to-list-query.ts'

it('what is looked for is the address of the list, and is read back from it [R15.120, R15.220]', () => {
  const wanted = {
    words: 'Säge',
    kind: 'service',
    product: 'nv-450',
    countryCode: 'PL',
    from: '2027-01-01',
    until: '2027-01-31',
  }
  const query = toListQuery(wanted)
  expect(query.get('where[or][0][and][2][countryCode][equals]')).toBe('PL')
  expect(query.get('where[or][0][and][4][createdAt][less_than]')).toBe('2027-02-01T00:00:00.000Z')
  expect(readListQuery(query)).toEqual(wanted)
  expect(String(toListQuery({ words: '', state: '' }))).toBe('')
})

it('filters that the panel has no field for, and nonsense, are passed over [R15.120]', () => {
  const query = new URLSearchParams({
    'where[or][0][and][0][email][like]': 'x',
    'where[or][0][and][1][createdAt][less_than]': 'never',
    page: '2',
  })
  expect(readListQuery(query)).toEqual({ until: '' })
})
