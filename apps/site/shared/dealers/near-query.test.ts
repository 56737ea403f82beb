import { expect, it } from 'vitest'
import { formatPosition, readNearQuery, toNearKey, toNearSearch } from './near-query.ts'

const read = (search: string) => readNearQuery(new URLSearchParams(search))

it('reads what an address asks, and nothing from one that asks nothing [R2.160]', () => {
  expect(read('utm_source=mail')).toBeNull()
  expect(read('near=+Z%C3%BCrich+&language=de&for=welding-machines&need=service')).toEqual({
    text: 'Zürich',
    country: null,
    town: null,
    position: null,
    language: 'de',
    category: 'welding-machines',
    need: 'service',
    all: false,
    hasProblems: false,
  })
  expect(read('near=&language=&for=&need=')).toMatchObject({ text: '', language: null, need: null, hasProblems: false })
})

it('gives an address one form, and reads it again [R2.160]', () => {
  const search = '?near=10115&country=DE&language=de&for=welding-machines&need=sale&all=1'
  const asked = read(search)
  expect(toNearSearch(asked ?? {})).toBe(search)
  expect(toNearKey(new URLSearchParams(`${search}&utm_source=x`))).toEqual(
    Object.fromEntries(new URLSearchParams(search)),
  )
})

it.each([
  'place=Zürich',
  'place=1e9',
  'at=48.1',
  'at=91,10',
  'at=48.1,11.6,2',
  'language=xx',
  'for=%3Cscript%3E',
  'need=sale%27',
  'country=Germany',
  `near=${'a'.repeat(101)}`,
])('leaves out what it cannot read, and says so: %s [R2.168]', (search) => {
  expect(read(search)).toMatchObject({ hasProblems: true, town: null, position: null, language: null, category: null })
  expect(toNearKey(new URLSearchParams(search))).not.toEqual({})
})

it('keeps no more of a position than a tenth of a degree [R2.166]', () => {
  expect(read('at=48.137154,11.576124')).toMatchObject({ position: { latitude: 48.1, longitude: 11.6 } })
  expect(formatPosition(-33.8688, 151.2093)).toBe('-33.9,151.2')
})
