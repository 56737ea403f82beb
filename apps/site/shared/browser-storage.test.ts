// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { readItem, removeItem, writeItem } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads, writes and removes', () => {
  expect(readItem('sessionStorage', 'key')).toBeNull()
  expect(writeItem('sessionStorage', 'key', 'value')).toBe(true)
  expect(readItem('sessionStorage', 'key')).toBe('value')
  removeItem('sessionStorage', 'key')
  expect(readItem('sessionStorage', 'key')).toBeNull()
})

it('never throws where storage cannot be used', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readItem('localStorage', 'key')).toBeUndefined()
  expect(writeItem('localStorage', 'key', 'value')).toBe(false)
  expect(() => removeItem('localStorage', 'key')).not.toThrow()
})
