import type { ProductCard as ProductCardData } from '@vitrine/contract/shapes/shop'
import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { productPath } from '../../shared/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { SpecValue } from '../ui/SpecValue.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './ProductCard.module.css'

type ProductCardProps = {
  product: ProductCardData
  /** Shows the three or four most important specifications. */
  highlights?: boolean
  /** A button or link below the product. */
  action?: ReactNode
  Heading?: 'h3' | 'h4'
  /** For long lists: on a phone its picture is small and beside its words, and specifications stand in place of its sentence. */
  compact?: boolean
  /** How wide its picture is shown: in a grid, unless said otherwise. */
  sizes?: string
}

/** A product in a row or a grid; the whole card is a link. */
export function ProductCard({
  product,
  highlights = false,
  action,
  Heading = 'h3',
  compact = false,
  sizes = columnSizes({ desktop: 4, tablet: 6, ...(compact && { phone: '104px' }) }),
}: ProductCardProps) {
  const hasFigures = highlights && product.highlights.length > 0
  return (
    <article className={classNames(styles.card, compact && styles.compact)}>
      <div className={styles.picture}>
        {product.image && <Picture picture={product.image} sizes={sizes} decorative />}
      </div>
      <Heading className={styles.name}>
        <LocalizedLink to={productPath(product.slug)} className={styles.link}>
          <span className={styles.model}>
            <bdi>{product.model}</bdi>
          </span>{' '}
          <TranslatedField of={product} name="name" />
        </LocalizedLink>
      </Heading>
      {!(compact && hasFigures) && (
        <p className={styles.subtitle}>
          <TranslatedField of={product} name="subtitle" />
        </p>
      )}
      {hasFigures && (
        <dl className={styles.highlights}>
          {product.highlights.map((row) => (
            <div key={row.key} className={styles.highlight}>
              <dt>
                <Words>{row.name}</Words>
              </dt>
              <dd>
                <SpecValue specification={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}
