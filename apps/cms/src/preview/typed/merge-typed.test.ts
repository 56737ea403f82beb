import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { mergeTyped } from './merge-typed.ts'

const localized = (name: string) => ({ name, type: 'text', localized: true })
const fields = [
  localized('name'),
  { name: 'model', type: 'text' },
  { name: 'position', type: 'number' },
  { name: 'category', type: 'relationship', relationTo: 'categories' },
  { name: 'related', type: 'relationship', relationTo: 'products', hasMany: true },
  { name: 'features', type: 'array', flattenedFields: [localized('title'), { name: 'yes', type: 'checkbox' }] },
  {
    name: 'video',
    type: 'group',
    flattenedFields: [{ name: 'source', type: 'upload', relationTo: 'files' }, localized('title')],
  },
] as unknown as FlattenedField[]

const saved = {
  id: 7,
  name: { en: 'Saw', de: 'Säge' },
  model: 'NV-450',
  features: [
    { id: 'a', title: { en: 'Quick', de: 'Schnell' }, yes: true },
    { id: 'b', title: { en: 'Quiet', de: 'Leise' }, yes: false },
  ],
  video: { source: 4, title: { en: 'The saw', de: 'Die Säge' } },
}

it('puts what is typed into its language alone, and keeps what the form does not have [R14.111]', () => {
  const typed = { name: 'Doppelgehrungssäge', video: { title: 'Im Betrieb' } }
  expect(mergeTyped(fields, saved, typed, 'de')).toEqual({
    ...saved,
    name: { en: 'Saw', de: 'Doppelgehrungssäge' },
    video: { source: 4, title: { en: 'The saw', de: 'Im Betrieb' } },
  })
})

it('knows rows by their id when they were moved, taken away or added [R14.111]', () => {
  const typed = {
    features: [
      { id: 'b', title: 'Ganz leise', yes: true },
      { id: 'c', title: 'Neu', yes: false },
    ],
  }
  expect(mergeTyped(fields, saved, typed, 'de').features).toEqual([
    { id: 'b', title: { en: 'Quiet', de: 'Ganz leise' }, yes: true },
    { id: 'c', title: { de: 'Neu' }, yes: false },
  ])
})

it('takes a value of another kind for empty, and nothing that is no field [R14.111]', () => {
  const typed = { model: { toString: 'x' }, position: 'first', category: { id: 3 }, related: [1, 'all', 2], price: 100 }
  const merged = mergeTyped(fields, saved, typed, 'de')
  expect(merged).toMatchObject({ model: null, position: null, category: 3, related: [1, 2] })
  expect(merged).not.toHaveProperty('price')
})
