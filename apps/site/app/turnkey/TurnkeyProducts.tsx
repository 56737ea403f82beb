import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import type { Turnkey } from '@vitrine/contract/shapes/shop'
import { useState } from 'react'
import { NoScriptOrderLink } from '../enquiry/no-script/NoScriptOrderLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { toQuantity } from '../../shared/basket/basket.ts'
import { basketStore } from '../shell/basket-store.ts'
import { basketDialog } from '../shell/dialog-store.ts'
import type { TurnkeyWords } from './load-turnkey.server.ts'
import { PlannerTile } from './PlannerTile.tsx'
import { TurnkeyProduct } from './TurnkeyProduct.tsx'
import styles from './TurnkeyProducts.module.css'
import { toAdds } from '../basket/adds.ts'
import { toBasketLine } from '../../shared/basket/to-basket-line.ts'

type Product = Turnkey['products'][number]

type TurnkeyProductsProps = {
  slug: string
  products: readonly Product[]
  /** Their numbers in the plan, in the order of the products. */
  numbers: readonly string[] | undefined
  words: TurnkeyWords
  /** Beside the way to the planner. */
  picture: PictureData | undefined
}

/** The products of a turnkey: the quantity of each can be changed, and all are added to the basket at once (R2.45, R4.5). */
export function TurnkeyProducts({ slug, products, numbers, words, picture }: TurnkeyProductsProps) {
  const text = useText()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [added, setAdded] = useState(false)
  const countOf = ({ id, cnt }: Product) => counts[id] ?? cnt

  function addAll() {
    basketStore.change({ kind: 'addAll', lines: products.map((it) => toBasketLine(it, countOf(it))) })
    setAdded(true)
  }

  return (
    <>
      <ul className={styles.list}>
        {products.map((product, at) => (
          <TurnkeyProduct
            key={product.id}
            place={at + 1}
            product={product}
            numbers={numbers?.[at]}
            quantity={words.quantity}
            cnt={countOf(product)}
            onChange={(cnt) => setCounts({ ...counts, [product.id]: toQuantity(cnt) })}
          />
        ))}
        <PlannerTile slug={slug} lead={words.plannerLead} picture={picture} />
      </ul>
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
