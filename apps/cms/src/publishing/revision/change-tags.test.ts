import { expect, it } from 'vitest'
import { tagsOfChange, toPathTag } from './change-tags.ts'

const state = (category: number, position: number, slug = 'nv-450') => ({
  slug,
  category,
  order: JSON.stringify([position, category]),
})

it('a changed text concerns the document, and whatever depends on any of its kind [R7.18]', () => {
  expect(tagsOfChange('products', 12, state(3, 1), state(3, 1))).toEqual(['products', 'products:12'])
})

it('a document that comes or goes concerns lists, addresses and the number of its category [R7.18]', () => {
  const tags = [
    'products',
    'products:12',
    'products:slugs',
    'products:list',
    'categories:3:products',
    'categories:3:count',
  ]
  expect(tagsOfChange('products', 12, null, state(3, 1))).toEqual(tags)
  expect(tagsOfChange('products', 12, state(3, 1), null)).toEqual(tags)
})

it('a product that moves concerns the lists that it leaves and comes into [R7.18]', () => {
  expect(tagsOfChange('products', 12, state(3, 1), state(3, 2))).toEqual([
    'products',
    'products:12',
    'products:list',
    'categories:3:products',
  ])
  expect(tagsOfChange('products', 12, state(3, 1), state(4, 1))).toEqual([
    'products',
    'products:12',
    'products:list',
    'categories:3:products',
    'categories:4:products',
    'categories:3:count',
    'categories:4:count',
  ])
})

it('what is asked for by path concerns the old and the new path, and no other [R7.18]', () => {
  const tags = tagsOfChange('redirects', 5, { path: '/old/', order: '' }, { path: '/türen, alt/', order: '' })
  expect(tags).toContain(toPathTag('redirects', '/old/'))
  expect(tags).toContain(toPathTag('redirects', '/türen, alt/'))
  expect(toPathTag('redirects', '/türen, alt/')).toMatch(/^redirects:[0-9a-f]+$/)
  expect(toPathTag('redirects', '/old/')).not.toBe(toPathTag('redirects', '/old'))
})
