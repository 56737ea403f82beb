import type { CategoryCard, ProductCard } from '@vitrine/contract/shapes/shop'
import { expect, test } from 'vitest'
import { joinGroups, joinProducts } from './join-groups.ts'

const category = (slug: string) => ({ slug }) as CategoryCard

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
