import type { ProductCard as ProductCardData } from '@vitrine/contract/shapes/shop'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { ProductCard } from '../product/ProductCard.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { rowSizes } from '../ui/picture-sizes.ts'
import styles from './ProductRow.module.css'

/** Products in a row that scrolls, each with the button that puts it into the basket. @param label what they are, for screen readers */
export function ProductRow({ label, products }: { label: string; products: readonly ProductCardData[] }) {
  return (
    <div className={styles.row} data-count={products.length}>
      <Carousel label={label}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={rowSizes.narrow} action={<AddToBasket product={product} small />} />
          </li>
        ))}
      </Carousel>
    </div>
  )
}
