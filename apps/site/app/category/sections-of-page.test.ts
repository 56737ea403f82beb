import { expect, test } from 'vitest'
import type { CategorySection, ProductCard } from '@vitrine/contract/shapes/shop'
import { sectionsOfPage } from './sections-of-page.ts'

const product = (id: string) => ({ id }) as ProductCard
const picture = (src: string) => ({ src }) as CategorySection['image'] & object
const section = (position: number, image: CategorySection['image'], ...products: ProductCard[]) =>
  ({ position, image, products }) as CategorySection

test('the sections of a category repeat neither its products nor its picture [R2.41, R3.3]', () => {
  const [own, other] = [product('own'), product('other')]
  const category = {
    products: [own],
    image: picture('/own.avif'),
    sections: [section(1, picture('/other.avif'), own, other), section(2, picture('/own.avif'), own)],
  }
  expect(sectionsOfPage(category)).toEqual([section(1, picture('/other.avif'), other), section(2, null)])
  expect(sectionsOfPage({ ...category, image: null })[1]).toEqual(section(2, picture('/own.avif')))
})
