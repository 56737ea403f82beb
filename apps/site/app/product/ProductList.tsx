import type { ProductCard as ProductCardData } from '@vitrine/contract/shapes/shop'
import type { ReactNode } from 'react'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { CompareLink } from '../shell/CompareLink.tsx'
import { NoScriptOrderLink } from '../enquiry/no-script/NoScriptOrderLink.tsx'
import { EnquiryTile } from '../enquiry/EnquiryTile.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './ProductList.module.css'

type ProductListProps = {
  products: readonly ProductCardData[]
  highlights?: boolean
  compact?: boolean
  /** The id of the product with which a page begins that is shown below others. */
  pageStart?: string | undefined
  /** How wide pictures are shown, where they are not in a grid of the whole width. */
  sizes?: string
  /** Fills the last row. */
  filler?: ReactNode
}

/** Products side by side, each with a button that puts it into the basket. */
export function ProductList(props: ProductListProps) {
  const { products, highlights = false, compact = !highlights, pageStart, sizes, filler = <EnquiryTile /> } = props
  return (
    <ProductGrid>
      {products.map((product) => (
        <li key={product.id} data-page-start={product.id === pageStart || undefined}>
          <ProductCard
            product={product}
            highlights={highlights}
            compact={compact}
            {...(sizes && { sizes })}
            action={
              <>
                <AddToBasket product={product} small />
                <NoScriptOrderLink parameter="product" slug={product.slug} label="product.addToBasket" />
                <CompareLink product={product} className={styles.compare} />
              </>
            }
          />
        </li>
      ))}
      {filler}
    </ProductGrid>
  )
}
