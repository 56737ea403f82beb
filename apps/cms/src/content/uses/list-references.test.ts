import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { listReferences, valuesAt } from './list-references.ts'

it('finds references in groups, arrays and blocks [R14.51]', () => {
  const picture = { name: 'picture', type: 'upload', relationTo: 'media' }
  const fields = [
    { name: 'name', type: 'text' },
    picture,
    { name: 'video', type: 'group', flattenedFields: [{ ...picture, name: 'poster' }] },
    { name: 'rows', type: 'array', flattenedFields: [{ name: 'any', type: 'relationship', relationTo: ['a', 'b'] }] },
    { name: 'parts', type: 'blocks', blocks: [{ slug: 'x', flattenedFields: [picture] }] },
  ] as unknown as FlattenedField[]
  expect(listReferences(fields)).toEqual([
    { path: 'picture', relationTo: ['media'], isPolymorphic: false },
    { path: 'video.poster', relationTo: ['media'], isPolymorphic: false },
    { path: 'rows.any', relationTo: ['a', 'b'], isPolymorphic: true },
    { path: 'parts.picture', relationTo: ['media'], isPolymorphic: false },
  ])
})

it('reads values in every row and language [R14.51]', () => {
  expect(valuesAt({ file: { en: 1, de: 2 } }, ['file'])).toEqual([1, 2])
  expect(valuesAt({ rows: { en: [{ file: 1 }], de: [{ file: 3 }, {}] } }, ['rows', 'file'])).toEqual([1, 3])
  expect(valuesAt({ files: [1, 2] }, ['files'])).toEqual([1, 2])
  expect(valuesAt({ file: null }, ['file'])).toEqual([null])
})
