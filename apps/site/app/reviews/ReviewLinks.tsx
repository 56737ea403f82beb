import type { Review } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { subjectsOf } from './subjects-of.ts'
import styles from './ReviewLinks.module.css'

/** The products and the turnkey that a review is about. */
export function ReviewLinks({ review }: { review: Review }) {
  const text = useText()
  const subjects = subjectsOf(review)
  if (subjects.length === 0) return null
  return (
    <ul className={styles.links} aria-label={text('reviews.about')}>
      {subjects.map(({ to, words }) => (
        <li key={to}>
          <LocalizedLink to={to} className={styles.link}>
            <bdi>{words}</bdi>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  )
}
