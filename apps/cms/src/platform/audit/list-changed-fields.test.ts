import { expect, it } from 'vitest'
import { listChangedFields } from './list-changed-fields.ts'

const before = {
  id: 1,
  name: 'Saw',
  picture: 7,
  rows: [{ id: 'a', parameter: 3, value: 1 }],
  note: null,
  updatedAt: '1',
}

it('names what differs, and nothing that Payload writes for itself [R12.71]', () => {
  const after = { ...before, name: 'Mitre saw', rows: [{ id: 'a', parameter: 3, value: 2 }], updatedAt: '2' }
  expect(listChangedFields(Object.keys(before), before, after)).toEqual(['name', 'rows'])
})

it('takes a document that is filled in for its id, and a missing value for none [R12.71]', () => {
  const parameter = { id: 3, updatedAt: '1', name: 'Width' }
  const { note: _, ...after } = {
    ...before,
    picture: { id: 7, updatedAt: '1', url: '/x' },
    rows: [{ id: 'a', parameter, value: 1 }],
  }
  expect(listChangedFields(Object.keys(before), before, after)).toEqual([])
})
