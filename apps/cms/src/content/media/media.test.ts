import { expect, it } from 'vitest'
import { toSlug } from '../fields/slug.ts'
import { toRange } from './serve-upload.ts'
import { toUniqueName } from './unique-name.ts'

it('names a file after its bytes [R12.7]', () => {
  const name = toUniqueName('Föto 1.JPG', Buffer.from('a'))
  expect(name).toMatch(/^foto-1-[0-9a-f]{10}\.jpg$/)
  expect(toUniqueName('Föto 1.JPG', Buffer.from('b'))).not.toBe(name)
})

it('makes slugs from names [R14.3]', () => {
  expect(toSlug('NV-450 Double Mitre Saw')).toBe('nv-450-double-mitre-saw')
  expect(toSlug('  Säge & Fräse! ')).toBe('sage-frase')
})

it('reads the ranges that video players ask for', () => {
  expect(toRange('bytes=0-')).toEqual({ start: 0, end: undefined })
  expect(toRange('bytes=10-19')).toEqual({ start: 10, end: 19 })
  expect(toRange('bytes=19-10')).toBeUndefined()
  expect(toRange('bytes=0-1,5-6')).toBeUndefined()
  expect(toRange(null)).toBeUndefined()
})
