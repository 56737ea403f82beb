import { expect, it } from 'vitest'
import { readQuery, withQuery } from './query.ts'

const read = (search: string) => readQuery(new URLSearchParams(search))

it('reads the query, trimmed', () => {
  expect(read('q=+NV+450%20')).toBe('NV 450')
  expect(read('q=%D0%BF%D0%B8%D0%BB%D0%B0')).toBe('пила')
  expect(read('q=first&q=second')).toBe('first')
})

it('reads missing, blank and broken queries', () => {
  expect(read('')).toBe('')
  expect(read('q=%20%20')).toBe('')
  expect(read('q=%E0%A4')).toBe('\uFFFD')
})

it('cuts after 100 characters and never within one [R17.6]', () => {
  expect(read(`q=${'a'.repeat(101)}`)).toHaveLength(100)
  expect(read(`q=${'𝟜'.repeat(101)}`)).toBe('𝟜'.repeat(100))
})

it('writes an address that is read as the same query', () => {
  expect(withQuery('/search-result', '')).toBe('/search-result')
  const query = 'a&b=c #?+ пила'
  expect(read(withQuery('/x', query).slice(3))).toBe(query)
})
