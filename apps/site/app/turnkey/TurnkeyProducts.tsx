import type { Picture } from '@vitrine/contract/shapes/media'
import type { Turnkey } from '@vitrine/contract/shapes/shop'
import { useState } from 'react'
import { NoScriptOrderLink } from '../enquiry/no-script/NoScriptOrderLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { ProductCard } from '../product/ProductCard.tsx'
import { ProductGrid } from '../product/ProductGrid.tsx'
import { EnquiryTile } from '../enquiry/EnquiryTile.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { toQuantity } from '../../shared/basket/basket.ts'
import { basketStore } from '../shell/basket-store.ts'
import { basketDialog } from '../shell/dialog-store.ts'
import styles from './TurnkeyProducts.module.css'
import { toAdds } from '../basket/adds.ts'
import { QuantityCounter } from '../basket/QuantityCounter.tsx'
import { toBasketLine } from '../../shared/basket/to-basket-line.ts'

type TurnkeyProduct = Turnkey['products'][number]

type TurnkeyProductsProps = {
  slug: string
  products: readonly TurnkeyProduct[]
  /** Beside the way to an enquiry. */
  picture: Picture | undefined
}

/** The products of a turnkey: the quantity of each can be changed, and all are added to the basket at once (R2.45, R4.5). */
export function TurnkeyProducts({ slug, products, picture }: TurnkeyProductsProps) {
  const text = useText()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [added, setAdded] = useState(false)
  const countOf = ({ id, cnt }: TurnkeyProduct) => counts[id] ?? cnt

  function addAll() {
    basketStore.change({ kind: 'addAll', lines: products.map((it) => toBasketLine(it, countOf(it))) })
    setAdded(true)
  }

  return (
    <>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              highlights
              compact
              action={
                <>
                  <QuantityCounter
                    name={product.model}
                    cnt={countOf(product)}
                    onChange={(cnt) => setCounts({ ...counts, [product.id]: toQuantity(cnt) })}
                  />
                  <bdi className={styles.quantity}>{text('turnkey.productQuantity', { count: product.cnt })}</bdi>
                </>
              }
            />
          </li>
        ))}
        <EnquiryTile picture={picture} />
      </ProductGrid>
      <div className={styles.all}>
        <button
          type="button"
          className={classNames(button.button, button.accent)}
          onClick={addAll}
          data-adds={toAdds(
            'addAll',
            products.map((it) => ({ slug: it.slug, cnt: countOf(it) })),
          )}
        >
          <Icon name="plus" />
          {text('turnkey.addAll')}
        </button>
        <p className={styles.added} role="status">
          {added && (
            <>
              <Icon name="check" />
              {text('basket.added')}
            </>
          )}
        </p>
        {added && (
          <button type="button" className={styles.show} onClick={basketDialog.open}>
            {text('basket.show')}
          </button>
        )}
      </div>
      <NoScriptOrderLink parameter="turnkey" slug={slug} label="turnkey.addAll" />
    </>
  )
}
