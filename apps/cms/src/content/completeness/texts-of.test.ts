import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { paragraph, root, text } from '../rich-text/nodes.ts'
import { hasTexts, textFieldsOf, textsOf } from './texts-of.ts'

const fields = [
  { name: 'name', type: 'text', localized: true },
  { name: 'model', type: 'text' },
  { name: 'picture', type: 'upload', relationTo: 'media', localized: true },
  { name: 'body', type: 'richText', localized: true },
  { name: 'event', type: 'group', flattenedFields: [{ name: 'place', type: 'text', localized: true }] },
  {
    name: 'features',
    type: 'array',
    flattenedFields: [
      { name: 'icon', type: 'text' },
      { name: 'title', type: 'text', localized: true },
    ],
  },
] as FlattenedField[]

it('collects the texts of a document in all languages, in groups and rows too [R14.90]', () => {
  const texts = textsOf(fields, {
    name: { en: 'Saw', de: ' ', ru: 'Пила' },
    model: 'NV-1',
    body: { en: root([paragraph([text('Cuts ', 1), text('twice.', 0)])]), de: root([paragraph([])]) },
    event: { place: { en: 'Hall 3' } },
    features: [
      { id: 'a', icon: 'x', title: { en: 'Fast', de: 'Schnell' } },
      { id: 'b', title: null },
    ],
  })
  expect(Object.fromEntries(texts)).toEqual({
    name: { en: 'Saw', ru: 'Пила' },
    body: { en: 'Cuts twice.' },
    'event.place': { en: 'Hall 3' },
    'features.a.title': { en: 'Fast', de: 'Schnell' },
    'features.b.title': {},
  })
  expect(textFieldsOf(fields)).toEqual(['name', 'body', 'event', 'features'])
  expect([hasTexts(fields), hasTexts(fields.slice(1, 3))]).toEqual([true, false])
})
