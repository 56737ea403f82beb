import { expect, it } from 'vitest'
import { toTagsHeader } from './tags-header.ts'

const many = (count: number, name: (id: number) => string) => Array.from({ length: count }, (_, id) => name(id))

it('names what an answer was made from, and the collections where that would be too long for a header [R7.18]', () => {
  expect(toTagsHeader(['products:12', 'categories:3'])).toBe('products:12 categories:3')
  expect(toTagsHeader([...many(1000, (id) => `products:${id}`), 'company'])).toBe('products company')
})

it('keeps what a change names beside the collection, and says nothing where even that is too long [R7.18]', () => {
  const tags = ['products:list', 'categories:3:count', 'redirects:0a1b2c3d4e5f']
  expect(toTagsHeader([...many(1000, (id) => `products:${id}`), ...tags])).toBe(`products ${tags.join(' ')}`)
  expect(toTagsHeader(many(1000, (id) => `categories:${id}:count`))).toBeNull()
})
