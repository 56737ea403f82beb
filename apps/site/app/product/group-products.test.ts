import { expect, test } from 'vitest'
import type { CategoryCard, ProductCard } from '@vitrine/contract/shapes/shop'
import { groupProducts, joinGroups, joinProducts } from './group-products.ts'

const category = (slug: string) => ({ slug }) as CategoryCard
const product = (slug: string, category_slug: string | null) => ({ slug, category_slug }) as ProductCard
const slugsOf = (products: ProductCard[], categories: CategoryCard[]) =>
  groupProducts(products, categories).map((it) => [it.category?.slug ?? null, it.products.map(({ slug }) => slug)])

test('products stand below their categories, in their order; a category without products stays [R2.56]', () => {
  const products = [product('b2', 'b'), product('a', 'a'), product('b1', 'b')]
  expect(slugsOf(products, [category('b'), category('a'), category('c')])).toEqual([
    ['b', ['b2', 'b1']],
    ['a', ['a']],
    ['c', []],
  ])
})

test('products without a category, or of one that is not there, come last [R2.56]', () => {
  const products = [product('none', null), product('a', 'a'), product('gone', 'gone')]
  expect(slugsOf(products, [category('a')])).toEqual([
    ['a', ['a']],
    [null, ['none', 'gone']],
  ])
  expect(slugsOf(products, [])).toEqual([[null, ['none', 'a', 'gone']]])
  expect(slugsOf([], [])).toEqual([])
})

test('the groups of several pages are joined where they go on, and a product that has moved stands once [R2.59]', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(category)
  const p = (id: string) => ({ id }) as ProductCard
  const joined = joinGroups([
    [
      { category: a!, products: [p('1')] },
      { category: b!, products: [p('2')] },
    ],
    [
      { category: b!, products: [p('2'), p('3')] },
      { category: c!, products: [p('4')] },
      { category: null, products: [p('5')] },
    ],
  ])
  expect(joined.map((it) => [it.category?.slug, it.products.map(({ id }) => id).join()])).toEqual([
    ['a', '1'],
    ['b', '2,3'],
    ['c', '4'],
    [undefined, '5'],
  ])
  expect(joinProducts([[p('1')], [p('1'), p('2')]]).map(({ id }) => id)).toEqual(['1', '2'])
})
