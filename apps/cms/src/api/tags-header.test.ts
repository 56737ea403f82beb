import { expect, it } from 'vitest'
import { toTagsHeader } from './tags-header.ts'

it('names what an answer was made from, and the collections where that would be too long for a header [R7.18]', () => {
  expect(toTagsHeader(['products:12', 'categories:3'])).toBe('products:12 categories:3')
  const many = Array.from({ length: 1000 }, (_, id) => `products:${id}`)
  expect(toTagsHeader([...many, 'company', 'categories:3:count'])).toBe('products company categories')
})
