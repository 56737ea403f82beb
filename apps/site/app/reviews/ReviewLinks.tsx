import type { Review } from '@vitrine/contract/shapes/editorial'
import { productPath, turnkeyPath } from '../../shared/paths.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import styles from './ReviewLinks.module.css'

/** The products and the turnkey that a review is about. */
export function ReviewLinks({ review: { products, turnkey } }: { review: Review }) {
  const text = useText()
  if (!products?.length && !turnkey) return null
  return (
    <ul className={styles.links} aria-label={text('reviews.about')}>
      {products?.map(({ slug, model, name }) => (
        <li key={slug}>
          <LocalizedLink to={productPath(slug)} className={styles.link} title={name}>
            <bdi>{model}</bdi>
          </LocalizedLink>
        </li>
      ))}
      {turnkey && (
        <li>
          <LocalizedLink to={turnkeyPath(turnkey.slug)} className={styles.link}>
            {turnkey.name}
          </LocalizedLink>
        </li>
      )}
    </ul>
  )
}
