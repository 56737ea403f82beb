import { expect, it } from 'vitest'
import { readFinderQuery, toFinderKey, toFinderSearch, withoutFilter } from './finder-query.ts'

const read = (search: string) => readFinderQuery(new URLSearchParams(search))

it('reads what an address asks, and nothing from an address that asks the finder nothing [R2.81]', () => {
  expect(read('page=2&utm_source=mail&q=saw')).toBeNull()
  expect(read('find=1')).toEqual({ filters: [], sort: null, hasProblems: false })
  expect(
    read('weight.to=900&voltage.is=400-v&voltage.is=230-v&profile-height.from=0,5&profile-height.to=120&sort=-weight'),
  ).toEqual({
    filters: [
      { key: 'weight', from: null, to: 900 },
      { key: 'voltage', values: ['400-v', '230-v'] },
      { key: 'profile-height', from: 0.5, to: 120 },
    ],
    sort: '-weight',
    hasProblems: false,
  })
})

it('takes the empty fields of a form without script for nothing, and ends in either order [R2.81]', () => {
  expect(read('weight.from=&weight.to=&sort=&length.from=9&length.to=5')).toEqual({
    filters: [{ key: 'length', from: 5, to: 9 }],
    sort: null,
    hasProblems: false,
  })
})

it.each([
  'weight.from=heavy',
  'weight.from=1e9',
  'voltage.is=%3Cscript%3E',
  'voltage.is=a&voltage.from=1',
  '-x.from=1',
  'sort=%27',
  `sort=${'a'.repeat(101)}`,
  Array.from({ length: 13 }, (_, at) => `p${at}.from=1`).join('&'),
  Array.from({ length: 21 }, (_, at) => `p.is=v${at}`).join('&'),
  Array.from({ length: 5000 }, (_, at) => `p${at}.from=1`).join('&'),
])('leaves out what it cannot read, bounded, and says so: %s [R2.82]', (search) => {
  const asked = read(search)
  expect(asked?.hasProblems).toBe(true)
  expect(asked?.filters.length).toBeLessThanOrEqual(12)
})

it('gives an address one form, and reads it again [R2.81]', () => {
  const asked = read('sort=-weight&weight.to=900&weight.from=&voltage.is=400-v&page=3')
  if (!asked) throw new Error('not read')
  const search = toFinderSearch(asked, 3)
  expect(search).toBe('?weight.to=900&voltage.is=400-v&sort=-weight&page=3')
  expect(readFinderQuery(new URLSearchParams(search))).toEqual(asked)
  expect(toFinderSearch({ filters: [], sort: null })).toBe('?find=1')
})

it('tells pages apart that ask otherwise, and no others [R2.83]', () => {
  const keyOf = (search: string) => JSON.stringify(toFinderKey(new URLSearchParams(search)))
  expect(keyOf('utm_source=mail')).toBe('{}')
  for (const search of ['voltage.is=a&voltage.is=b&weight.to=9&sort=-weight', 'weight.to=heavy', 'find=1'])
    expect(readFinderQuery(new URLSearchParams(toFinderKey(new URLSearchParams(search))))).toEqual(read(search))
  expect(keyOf('weight.to=900&length.from=')).toBe(keyOf('utm_source=x&weight.to=900'))
  expect(new Set(['find=1', 'weight.to=900', 'weight.from=900', 'weight.to=900&sort=weight'].map(keyOf)).size).toBe(4)
})

it('takes out a filter, or one of its choices [R2.84]', () => {
  const filters = read('voltage.is=400-v&voltage.is=230-v&weight.to=9')?.filters ?? []
  expect(withoutFilter(filters, 'voltage', '400-v')[0]).toEqual({ key: 'voltage', values: ['230-v'] })
  expect(withoutFilter(filters, 'voltage').map(({ key }) => key)).toEqual(['weight'])
})
