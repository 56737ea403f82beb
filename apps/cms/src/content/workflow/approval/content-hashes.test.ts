import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { areSame, changedParts, contentHashes } from './content-hashes.ts'

const fields: Field[] = [
  { name: 'name', type: 'text', localized: true },
  { name: 'model', type: 'text' },
  { name: 'position', type: 'number' },
  { name: 'savedBy', type: 'text' },
  { name: 'translationState', type: 'text' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Features',
        fields: [
          {
            name: 'features',
            type: 'array',
            fields: [
              { name: 'title', type: 'text', localized: true },
              { name: 'size', type: 'number' },
            ],
          },
        ],
      },
    ],
  },
]
const saw = {
  name: { en: 'Saw', de: 'Säge' },
  model: 'NV-1',
  features: [{ id: 'a', title: { en: 'Fast' }, size: 2 }],
}
const hashes = (row: object) => contentHashes(fields, { ...saw, ...row })
const before = hashes({})

it('tells apart facts and the texts of each language [R14.134]', () => {
  expect(changedParts(hashes({ name: { en: 'Saw', de: 'Kappsäge' } }), before)).toEqual(['de'])
  expect(changedParts(hashes({ model: 'NV-2' }), before)).toEqual(['facts'])
  expect(changedParts(hashes({ features: [{ title: { en: 'Slow' }, size: 2 }] }), before)).toEqual(['en'])
  expect(changedParts(hashes({ features: [{ title: { en: 'Fast' }, size: 3 }] }), before)).toEqual(['facts'])
  expect(changedParts(hashes({ features: [] }), before)).toEqual(['facts', 'en'])
})

it('takes each part as known that is in one of several states, and no texts as known everywhere [R14.134]', () => {
  const german = hashes({ name: { en: 'Saw', de: 'Kappsäge' } })
  expect(changedParts(hashes({ model: 'NV-2', name: { en: 'Saw', de: 'Kappsäge' } }), before, german)).toEqual([
    'facts',
  ])
  expect(changedParts(hashes({ name: { en: 'Saw' } }), before)).toEqual([])
  expect(areSame(hashes({ name: { en: 'Saw' } }), before)).toBe(false)
})

it('leaves out who saved it, its place, the state of its translations and what is empty [R14.134]', () => {
  const besides = { savedBy: 'Ada', position: 7, translationState: 'de:stale', name: { ...saw.name, ru: '' } }
  expect(areSame(hashes(besides), before)).toBe(true)
})
