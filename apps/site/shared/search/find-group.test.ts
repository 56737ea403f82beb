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
    note: { text: '' },
    figures: [{ name: 'Connected load', value: '3.6', unit: 'kW' }],
  })
  const plain = findGroup('products', [{ ...product, highlights: [] }], products, 'saw', 5)
  expect(plain.hits[0]).toMatchObject({ note: { text: product.subtitle }, figures: [] })
})

it('shows the address of what has the query nowhere else [R17.14]', () => {
  const translated = { ...product, name: 'Säge' }
  const addressFor = (query: string) => findGroup('products', [translated], products, query, 5).hits[0]?.address
  expect([addressFor('saw'), addressFor('säge')]).toEqual([['sample ', 'saw', ''], null])
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

it.each([
  ['a product by its name', 'products', { name: 'Double mitre saw', slug: 'x' }, ['Double', 'MITRE', 'itre sa']],
  ['a product by its slug', 'products', { name: 'x', slug: 'nv-450-saw' }, ['nv-450-saw', 'NV-450', '450-s']],
  ['a turnkey by its name', 'turnkeys', { name: 'PVC line 120', slug: 'x' }, ['PVC', 'pvc LINE', 'ine 12']],
  ['a turnkey by its slug', 'turnkeys', { name: 'x', slug: 'pvc-line-india' }, ['pvc-line-india', 'INDIA', 'ine-in']],
  ['a post by its title', 'posts', { title: 'Two or four heads' }, ['Two or', 'FOUR', 'our hea']],
] as const)('finds %s, by any part and in any case [R5.10]', (_, kind, fields, queries) => {
  const count = (query: string) => {
    const x = { ...fields, model: 'x', subtitle: 'x' }
    if (kind === 'products') return findGroup(kind, [{ ...product, ...x } as typeof product], products, query, 5).total
    if (kind === 'turnkeys') return findGroup(kind, [{ ...turnkey, ...x } as typeof turnkey], turnkeys, query, 5).total
    return findGroup(kind, [{ ...post, ...fields } as typeof post], posts, query, 5).total
  }
  expect(queries.map(count)).toEqual(queries.map(() => 1))
  expect(count('none of it')).toBe(0)
})
