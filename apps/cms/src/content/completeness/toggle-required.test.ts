import { expect, it } from 'vitest'
import { toggleRequired } from './toggle-required.ts'

const all = ['name', 'summary', 'faq']

it('keeps a rule only where it differs from all texts, and never an empty one [R14.94]', () => {
  const one = toggleRequired({ posts: ['title'] }, 'products', all, 'faq')
  expect(one).toEqual({ posts: ['title'], products: ['name', 'summary'] })
  expect(toggleRequired(one, 'products', all, 'faq')).toEqual({ posts: ['title'] })
  expect(toggleRequired({ products: ['name'] }, 'products', all, 'name')).toEqual({})
})
