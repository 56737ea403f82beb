import { expect, it } from 'vitest'
import { post, product, turnkey } from '@vitrine/contract/sample'
import { findGroup } from './find-group.ts'
import { posts, products, turnkeys } from './hit.ts'

it('gives a product with the match marked [R2.8, R17.2]', () => {
  const { total, hits, fuzzyMatches } = findGroup('products', [product], products, product.model.toLowerCase(), 5)
  expect([total, fuzzyMatches]).toEqual([1, []])
  expect(hits[0]).toMatchObject({
    path: `/product/pvc-screwing-machines/${product.slug}`,
    model: ['', product.model, ''],
    note: { text: product.subtitle },
  })
})

it('finds turnkeys by their slug, and posts by their title only [R2.6, R5.10]', () => {
  expect(findGroup('turnkeys', [turnkey], turnkeys, turnkey.slug, 5).total).toBe(1)
  expect(findGroup('posts', [post], posts, post.title.toUpperCase(), 5).hits[0]?.path).toBe(`/blog/${post.slug}`)
  expect(findGroup('posts', [{ ...post, title: 'x' }], posts, post.slug, 5).total).toBe(0)
})

it('gives fuzzy matches only where nothing is found [R17.4]', () => {
  const wrong = product.name.split(' ')[0]?.replace(/.$/, 'q') ?? ''
  const { total, hits, fuzzyMatches } = findGroup('products', [product], products, wrong, 5)
  expect([total, hits.length, fuzzyMatches.length]).toEqual([0, 0, 1])
})
