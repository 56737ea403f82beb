import { expect, it } from 'vitest'
import { decideChangeKind } from './decide-change-kind.ts'

const published = { _status: 'published' }
const draft = { _status: 'draft' }
const trashed = { deletedAt: '2027-01-01' }

it.each([
  ['create', 'create', true, undefined, draft],
  ['publish', 'create', false, undefined, published],
  ['create', 'create', false, undefined, {}],
  ['save', 'update', true, published, draft],
  ['publish', 'update', false, draft, published],
  ['publish', 'update', true, draft, published],
  ['unpublish', 'update', false, published, draft],
  ['save', 'update', false, {}, {}],
  ['trash', 'update', false, published, { ...published, ...trashed }],
  ['restore', 'update', false, { ...draft, ...trashed }, draft],
] as const)('%s: %s, draft %j, from %j to %j [R12.71]', (kind, operation, savingDraft, before, after) => {
  expect(decideChangeKind({ operation, savingDraft, before, after })).toBe(kind)
})
