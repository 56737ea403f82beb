import type { Turnkey } from '@vitrine/contract/shapes/shop'
import { productPath } from '../../shared/paths.ts'
import { QuantityCounter } from '../basket/QuantityCounter.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { entryAnchor } from './floor-plan/entry-anchor.ts'
import styles from './TurnkeyProduct.module.css'

type TurnkeyProductProps = {
  /** Which kind of its turnkey it is, from 1. */
  place: number
  product: Turnkey['products'][number]
  /** In the plan; empty where it does not stand in it. */
  numbers: string | undefined
  /** The word above or beside the counter. */
  quantity: string
  cnt: number
  onChange: (cnt: number) => void
}

const sizes = columnSizes({ desktop: 3, tablet: 4, phone: '88px' })

/** A product of a turnkey: its numbers in the plan, which lead here, its name, and how many there are of it. Figures are on its own page. */
export function TurnkeyProduct({ place, product, numbers, quantity, cnt, onChange }: TurnkeyProductProps) {
  const text = useText()
  return (
    <li id={entryAnchor(place)} className={styles.product}>
      <article className={styles.card}>
        <div className={styles.picture}>
          {product.image && <Picture picture={product.image} sizes={sizes} decorative />}
          {numbers && (
            <span className={styles.numbers} dir="ltr" aria-hidden>
              {numbers}
            </span>
          )}
        </div>
        <h3 className={styles.name}>
          <LocalizedLink to={productPath(product.slug)} className={styles.link}>
            <span className={styles.model}>
              <bdi>{product.model}</bdi>
            </span>{' '}
            <TranslatedField of={product} name="name" />
          </LocalizedLink>
        </h3>
        <div className={styles.quantity}>
          <span className={styles.label} aria-hidden>
            {quantity}
          </span>
          <QuantityCounter name={product.model} cnt={cnt} onChange={onChange} />
          <span className={styles.given}>{text('turnkey.productQuantity', { count: product.cnt })}</span>
        </div>
      </article>
    </li>
  )
}
