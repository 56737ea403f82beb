import { expect, it } from 'vitest'
import { readShareHash, readShareName, toShareHash } from './share-link.ts'

const lines = [
  { slug: 'nv-450-saw', cnt: 2 },
  { slug: 'nv-4-welder', cnt: 1 },
]

it('writes and reads a basket [R19.8]', () => {
  expect(toShareHash(lines)).toBe('#basket=nv-450-saw:2,nv-4-welder:1')
  expect(readShareHash(toShareHash(lines))).toEqual(lines)
})

it('reads links that mail programs have changed [R19.8]', () => {
  expect(readShareHash('#basket=nv-450-saw%3A2%2Cnv-4-welder%3A1')).toEqual(lines)
  expect(readShareHash('#basket=nv-450-saw,,<b>:3,nv-4-welder:-9')).toEqual([{ slug: 'nv-450-saw', cnt: 1 }, lines[1]])
})

it.each(['', '#specifications', '#basket='])('finds nothing in %j', (hash) => expect(readShareHash(hash)).toEqual([]))

it.each(['Hall 2', 'Säge, 50 %: neu', 'قاعة ٢', '#a,b:1'])('carries the name %j with it [R4.31]', (name) => {
  const hash = toShareHash(lines, name)
  expect(hash).toMatch(/^[\x21-\x7e]+$/)
  expect(readShareName(hash)).toBe(name)
  expect(readShareName(decodeURIComponent(hash))).toBe(name)
  expect(readShareHash(hash)).toEqual(lines)
})

it('has no name where none was given, or in another hash [R4.31]', () => {
  expect(toShareHash(lines, '')).toBe(toShareHash(lines))
  expect(readShareName(toShareHash(lines))).toBe('')
  expect(readShareName('#name=Hall')).toBe('')
})
