import { expect, it } from 'vitest'
import { sortOptions } from './sort-options.ts'

it('puts options in the order of the reader’s alphabet [R14.109]', () => {
  const options = ['Zypern', 'Österreich', 'Polen', 'Ägypten'].map((label) => ({ label, value: label }))
  const sorted = (reader: string) => sortOptions(options, reader, String).map(({ label }) => label)
  expect(sorted('de')).toEqual(['Ägypten', 'Österreich', 'Polen', 'Zypern'])
  expect(sortOptions(['Çin', 'Zambiya', 'Cibuti', 'Danimarka'], 'tr', String)).toEqual([
    'Cibuti',
    'Çin',
    'Danimarka',
    'Zambiya',
  ])
})
