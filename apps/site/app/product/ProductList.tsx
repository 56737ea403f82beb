import type { ProductCard as ProductCardData } from '@vitrine/contract/shapes/shop'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { NoScriptOrderLink } from '../enquiry/no-script/NoScriptOrderLink.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'

type ProductListProps = {
  products: readonly ProductCardData[]
  highlights?: boolean
  /** The id of the product whose link takes the focus. */
  focused?: string | undefined
}

/** Products side by side, each with a button that puts it into the basket. */
export function ProductList({ products, highlights = false, focused }: ProductListProps) {
  return (
    <ProductGrid>
      {products.map((product) => (
        <li key={product.id} ref={product.id === focused ? focusLink : undefined}>
          <ProductCard
            product={product}
            highlights={highlights}
            compact={!highlights}
            action={
              <>
                <AddToBasket product={product} small />
                <NoScriptOrderLink parameter="product" slug={product.slug} label="product.addToBasket" />
              </>
            }
          />
        </li>
      ))}
    </ProductGrid>
  )
}

const focusLink = (item: HTMLLIElement | null) => item?.querySelector('a')?.focus()
