// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDraft, saveDraft, newId, readDraft } from './drafts.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('keeps what was typed under one id until it is cleared, for each form [R10.9]', () => {
  saveDraft('order', { full_name: 'A' })
  const { id } = readDraft('order')
  saveDraft('order', { full_name: 'Ada' })
  expect(readDraft('order')).toEqual({ id, values: { full_name: 'Ada' }, since: expect.any(Number) as number })
  expect(readDraft('popup').values).toEqual({})
  clearDraft('order')
  expect(readDraft('order').id).not.toBe(id)
})

it('survives a damaged draft', () => {
  sessionStorage.setItem('enquiry-order', '{')
  expect(readDraft('order').values).toEqual({})
  sessionStorage.setItem('enquiry-order', '{"id":5,"values":null}')
  expect(readDraft('order').values).toEqual({})
})

it('makes UUIDs also where the browser does not [R10.2]', () => {
  expect(newId()).toMatch(uuid)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newId()).toMatch(uuid)
})
