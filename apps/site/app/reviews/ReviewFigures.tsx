import type { Review } from '@vitrine/contract/shapes/editorial'
import { FallbackText } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './ReviewFigures.module.css'

type ReviewFiguresProps = { review: Review; figures: NonNullable<Review['figures']> }

/** What of a review can be counted, before its text. */
export function ReviewFigures({ review, figures }: ReviewFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={`${value} ${label}`} className={styles.figure}>
          <dt>
            <FallbackText isFallback={review.fallbackFields.includes('figures')}>{label}</FallbackText>
          </dt>
          <dd>
            <bdi>
              <Words>{value}</Words>
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
