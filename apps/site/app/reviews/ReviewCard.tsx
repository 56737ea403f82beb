import type { Review } from '@vitrine/contract/shapes/editorial'
import { tagOf } from '@vitrine/locales/languages'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { classNames } from '../ui/class-names.ts'
import { CountryBadge } from '../ui/CountryBadge.tsx'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Video } from '../ui/Video.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './ReviewCard.module.css'
import { ReviewFigures } from './ReviewFigures.tsx'
import { ReviewLinks } from './ReviewLinks.tsx'

type ReviewCardProps = {
  review: Review
  className?: string | undefined
  /** Leads to what it is about, below its author; links above the author do otherwise. */
  subjects?: ReactNode
}

/** A review with its author. The original of a translation can be opened. */
export function ReviewCard({ review, className, subjects }: ReviewCardProps) {
  const text = useText()
  const isTranslated = review.text_language !== review.original_language
  const isForeign = review.text_language !== useLanguage()
  const said = (
    <>
      {review.figures && review.figures.length > 0 && <ReviewFigures review={review} figures={review.figures} />}
      {review.video && <Video video={review.video} sizes={columnSizes({ desktop: 6, tablet: 6 })} />}
      <blockquote className={styles.text} lang={tagOf(review.text_language)} dir={isForeign ? 'auto' : undefined}>
        <Words>{review.text}</Words>
      </blockquote>
      {isTranslated && (
        <details className={styles.original}>
          <summary>{text('reviews.original')}</summary>
          <p lang={tagOf(review.original_language)} dir="auto">
            {review.original_text}
          </p>
        </details>
      )}
      {!subjects && <ReviewLinks review={review} />}
    </>
  )
  return (
    <article className={classNames(styles.review, className)}>
      {subjects ? said : <div>{said}</div>}
      <footer className={styles.author}>
        {review.photo && <Picture picture={review.photo} sizes="56px" className={styles.photo} decorative />}
        <div>
          <p className={styles.name}>
            <bdi>{review.author}</bdi>
          </p>
          <p className={styles.role}>
            <TranslatedField of={review} name="role" />
            {review.role && review.company && ' · '}
            <bdi>{review.company}</bdi>
          </p>
          <CountryBadge code={review.country} />
        </div>
      </footer>
      {subjects}
    </article>
  )
}
