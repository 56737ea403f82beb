import { expect, it } from 'vitest'
import { decidePage } from './decide-page.ts'

const decide = (entity: string, document: Record<string, unknown>) =>
  decidePage(entity, { id: 7, ...document }, async (id) => (id === 3 ? 'saws' : null))

it.each([
  ['products', { slug: 'nv-450' }, '/product/pvc-screwing-machines/nv-450'],
  ['products', { slug: '' }, '/product/pvc-screwing-machines/preview-7'],
  ['products', { slug: 'Kein Name' }, '/product/pvc-screwing-machines/preview-7'],
  ['posts', { slug: 'a-fair' }, '/blog/a-fair'],
  ['category-sections', { category: 3 }, '/category/saws'],
  ['slides', { slider: 'header-turnkey' }, '/turnkey'],
  ['about-sections', {}, '/about'],
  ['seo-pages', { path: '/about/' }, '/about'],
  ['seo-pages', { path: '/' }, '/'],
  ['dealers', { country: 'PL', continent: 'europe' }, '/contact'],
  ['company', {}, '/contact'],
  ['window-story', {}, '/window'],
])('finds the page of %s %j: %s [R14.110, R2.237]', async (entity, document, page) => {
  expect(await decide(entity, document)).toBe(page)
})

it.each([
  ['category-sections', {}],
  ['category-sections', { category: 4 }],
  ['slides', { slider: null }],
  ['reviews', { country: null }],
  ['dealers', { country: 'PL', continent: null }],
  ['seo-pages', { path: '' }],
  ['parameters', {}],
])('says that %s %j has none yet [R14.113]', async (entity, document) => {
  expect(await decide(entity, document)).toBeNull()
})
