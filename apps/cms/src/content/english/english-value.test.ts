import { expect, it } from 'vitest'
import { englishValue, withRowIds } from './english-value.ts'

const english = {
  name: 'Saw',
  features: [
    { id: 'a', title: 'Fast' },
    { id: 'b', title: 'Quiet' },
  ],
  description: {
    root: {
      children: [
        { children: [{ text: 'Cuts ' }, { children: [{ text: 'twice' }] }] },
        { children: [{ text: 'Daily.' }] },
      ],
    },
  },
}

it('finds the English text of a field, in rows by their ids [R14.83]', () => {
  const rowId = (path: string) => ({ 'features.0': 'b', 'features.1': 'a', 'features.2': 'new' })[path]
  const value = (path: string) => englishValue(english, path, rowId)
  expect(['name', 'features.0.title', 'features.1.title', 'features.2.title', 'subtitle', 'a.b.c'].map(value)).toEqual([
    'Saw',
    'Quiet',
    'Fast',
    '',
    '',
    '',
  ])
  expect(value('description')).toBe('Cuts twice\nDaily.')
})

it('names rows by their ids, as the states of translations and comments do [R14.97, R14.135]', () => {
  const rowId = (path: string) => ({ 'features.1': 'a' })[path]
  expect(withRowIds('features.1.title', rowId)).toBe('features.a.title')
  expect(withRowIds('event.place', rowId)).toBe('event.place')
  expect(withRowIds('features.2.title', rowId)).toBe('features.2.title')
})
