import { expect, it } from 'vitest'
import { post, product, turnkey } from '@vitrine/contract/sample'
import { findGroup } from './find-group.ts'
import { posts, products, turnkeys } from './hit.ts'

it('shows a machine with what matches [R2.8, R17.2]', () => {
  const { total, hits, near } = findGroup('products', [product], products, product.model.toLowerCase(), 5)
  expect([total, near]).toEqual([1, []])
  expect(hits[0]).toMatchObject({
    path: `/product/pvc-screwing-machines/${product.slug}`,
    model: ['', product.model, ''],
    note: { text: product.subtitle },
  })
})

it('finds plants by their slug, and articles by their title alone [R2.6, R5.10]', () => {
  expect(findGroup('turnkeys', [turnkey], turnkeys, turnkey.slug, 5).total).toBe(1)
  expect(findGroup('articles', [post], posts, post.title.toUpperCase(), 5).hits[0]?.path).toBe(`/blog/${post.slug}`)
  expect(findGroup('articles', [{ ...post, title: 'x' }], posts, post.slug, 5).total).toBe(0)
})

it('offers what comes close only where nothing is found [R17.4]', () => {
  const wrong = product.name.split(' ')[0]?.replace(/.$/, 'q') ?? ''
  const { total, hits, near } = findGroup('products', [product], products, wrong, 5)
  expect([total, hits.length, near.length]).toEqual([0, 0, 1])
})
