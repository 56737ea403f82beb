import type { Review } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './IllustratedReview.module.css'
import { ReviewCard } from './ReviewCard.tsx'
import { subjectsOf } from './subjects-of.ts'

/** As wide as IllustratedReview.module.css shows it. */
const PICTURE_SIZES = '(min-width: 1091px) 240px, (min-width: 768px) 22vw, 104px'

/** A review with a picture of the first that it is about; without one where nothing of that is known. */
export function IllustratedReview({ review }: { review: Review }) {
  const text = useText()
  const subjects = subjectsOf(review)
  const shown = subjects.find(({ picture }) => picture)
  const picture = shown?.picture
  if (!picture) return <ReviewCard review={review} />
  return (
    <ReviewCard
      review={review}
      className={styles.review}
      subjects={
        <ul className={styles.subjects} aria-label={text('reviews.about')}>
          {subjects.map((it) => (
            <li key={it.to}>
              <LocalizedLink to={it.to} className={styles.link}>
                {it === shown && (
                  <Picture picture={picture} sizes={PICTURE_SIZES} className={styles.picture} decorative />
                )}
                <span>
                  <bdi>{it.words}</bdi>{' '}
                  {it.name && (
                    <span className={styles.name}>
                      <Words>{it.name}</Words>
                    </span>
                  )}
                </span>
              </LocalizedLink>
            </li>
          ))}
        </ul>
      }
    />
  )
}
