import type { Product } from '@vitrine/contract/shapes/shop'
import { categoryPath } from '../../shared/paths.ts'
import type { Text } from '../../shared/texts/texts.ts'

/** The pages between home and a product: its category among all of them, or all products where it has none. */
export function stepsToProduct({ category }: Pick<Product, 'category'>, text: Text) {
  return category
    ? [
        { name: text('home.categories'), to: '/category' },
        { name: category.name, to: categoryPath(category.slug) },
      ]
    : [{ name: text('product.all'), to: '/product' }]
}
