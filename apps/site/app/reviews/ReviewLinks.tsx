import type { Review } from '@vitrine/contract/shapes/editorial'
import { productPath, turnkeyPath } from '../../shared/paths.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './ReviewLinks.module.css'

/** As wide as ReviewLinks.module.css shows it. */
const PICTURE_SIZES = '(min-width: 992px) 240px, 112px'

/** The products and the turnkey that a review is about, the first of them with its picture where that is known. */
export function ReviewLinks({ review: { products, turnkey } }: { review: Review }) {
  const text = useText()
  const all = [
    ...(products ?? []).map(({ slug, model, name, picture }) => {
      return { to: productPath(slug), words: model, title: name, picture }
    }),
    ...(turnkey
      ? [{ to: turnkeyPath(turnkey.slug), words: turnkey.name, title: undefined, picture: turnkey.picture }]
      : []),
  ]
  if (all.length === 0) return null
  const shown = all.findIndex(({ picture }) => picture)
  return (
    <ul className={styles.links} aria-label={text('reviews.about')}>
      {all.map(({ to, words, title, picture }, number) => (
        <li key={to} className={number === shown ? styles.shown : undefined}>
          <LocalizedLink to={to} className={styles.link} title={title}>
            {number === shown && picture && (
              <Picture picture={picture} sizes={PICTURE_SIZES} className={styles.picture} decorative />
            )}
            <bdi>{words}</bdi>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  )
}
