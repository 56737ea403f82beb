import { expect, it } from 'vitest'
import { cardFieldsOf, checkCard } from './check-card.ts'
import { shorten } from './shorten.ts'
import { widthOf } from './text-width.ts'
import { toCard } from './to-card.ts'

const product = { slug: 'nv-450', name: 'Mitre saw', model: 'NV-450', summary: 'Cuts.', picture: { id: 7 } }

it('makes the card of a page as the site does, and what was written for search engines wins [R14.104]', () => {
  expect(toCard('products', product, 'de', undefined)).toEqual({
    path: '/de/product/pvc-screwing-machines/nv-450/',
    title: 'Mitre saw NV-450',
    description: 'Cuts.',
    hasOwnDescription: false,
    picture: 7,
  })
  const entry = { title: 'The saw', description: ' ', picture: 9 }
  expect(toCard('products', product, 'en', entry)).toMatchObject({ title: 'The saw', description: 'Cuts.', picture: 9 })
  expect(toCard('posts', { slug: 'fair', title: 'At the fair', excerpt: 'Hall 3.' }, 'en', undefined)).toMatchObject({
    path: '/blog/fair/',
    title: 'At the fair',
    description: 'Hall 3.',
  })
  expect(toCard('seo-pages', { path: '/service/', title: 'Service' }, 'en', undefined)).toMatchObject({
    title: 'Service',
  })
  expect([toCard('slides', { title: 'x' }, 'en', undefined), toCard('products', {}, 'en', undefined)]).toEqual([
    null,
    null,
  ])
})

it('finds titles and descriptions that would be cut, by their width [R14.103]', () => {
  const card = (title: string, description = '') => ({
    path: '/',
    title,
    description,
    hasOwnDescription: true,
    picture: null,
  })
  const kinds = (title: string, description?: string) =>
    checkCard(card(title, description), cardFieldsOf('posts')).map((it) => [it.kind, it.field, it.length])
  expect(kinds('a'.repeat(60), 'b'.repeat(160))).toEqual([])
  expect(kinds('a'.repeat(61), 'b'.repeat(161))).toEqual([
    ['title', 'title', 61],
    ['description', 'excerpt', 161],
  ])
  expect(checkCard({ ...card('a', 'b'.repeat(161)), hasOwnDescription: false }, cardFieldsOf('posts'))).toEqual([])
  expect(kinds('切'.repeat(31))).toEqual([['title', 'title', 62]])
  expect([widthOf('切a'), widthOf('né')]).toEqual([3, 2])
})

it('cuts texts after a whole word, as search engines do [R14.104]', () => {
  expect(shorten('Double mitre saws, for aluminium profiles', 20)).toBe('Double mitre saws…')
  expect(shorten('Short', 20)).toBe('Short')
  expect(shorten('切'.repeat(12), 20)).toBe(`${'切'.repeat(9)}…`)
})
