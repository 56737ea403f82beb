import { expect, test } from 'vitest'
import type { CategoryCard, ProductCard } from '@vitrine/contract/shapes/shop'
import { groupProducts } from './group-products.ts'

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
