import { expect, test } from 'vitest'
import type { CategorySection, ProductCard } from '@vitrine/contract/shapes/shop'
import { sectionsOfPage } from './sections-of-page.ts'

const product = (id: string) => ({ id }) as ProductCard
const section = (id: string, position: number, ...products: ProductCard[]) =>
  ({ id, position, products }) as CategorySection

test('the sections of a category stand by position and repeat none of its products [R2.41, R3.3]', () => {
  const [own, other] = [product('own'), product('other')]
  const sections = sectionsOfPage({ products: [own], sections: [section('b', 2, own), section('a', 1, own, other)] })
  expect(sections).toEqual([section('a', 1, other), section('b', 2)])
})
