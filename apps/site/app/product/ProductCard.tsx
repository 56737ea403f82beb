import type { ProductCard as ProductCardData } from '@vitrine/contract/shapes/shop'
import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { productPath } from '../../shared/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { SpecValue } from '../ui/SpecValue.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import styles from './ProductCard.module.css'

type ProductCardProps = {
  product: ProductCardData
  /** Shows the three or four figures that a buyer asks first. */
  figures?: boolean
  /** What can be done with the machine besides looking at it. */
  action?: ReactNode
  /** Stands in the corner of the picture, such as how many a plant has. */
  badge?: string
  Heading?: 'h3' | 'h4'
}

/** A machine in a row or a grid; the whole card leads to it. */
export function ProductCard({ product, figures = false, action, badge, Heading = 'h3' }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        {product.image && (
          <Picture picture={product.image} sizes="(min-width: 1200px) 340px, (min-width: 768px) 45vw, 82vw" silent />
        )}
        {badge && <bdi className={styles.badge}>{badge}</bdi>}
      </div>
      <Heading className={styles.name}>
        <LocalizedLink to={productPath(product.slug)} className={styles.link}>
          <span className={styles.model}>
            <bdi>{product.model}</bdi>
          </span>{' '}
          <TranslatedField of={product} name="name" />
        </LocalizedLink>
      </Heading>
      <p className={styles.subtitle}>
        <TranslatedField of={product} name="subtitle" />
      </p>
      {figures && product.highlights.length > 0 && (
        <dl className={styles.figures}>
          {product.highlights.map((row) => (
            <div key={row.key} className={styles.figure}>
              <dt>{row.name}</dt>
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
