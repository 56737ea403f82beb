import type { Review } from '@vitrine/contract/shapes/editorial'
import { useState } from 'react'
import { LIST_INITIAL_COUNT } from '../../shared/constants.ts'
import type { CountryName } from '../../shared/site-context.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { classNames } from '../ui/class-names.ts'
import { filterReviews, listReviewedProducts } from './filter-reviews.ts'
import { IllustratedReview } from './IllustratedReview.tsx'
import styles from './ReviewBrowser.module.css'

type ReviewBrowserProps = { reviews: readonly Review[]; countries: readonly CountryName[] }

/** Reviews, filtered by country and product, the newest first. A button shows those after the first few, which are in the page for readers without script. */
export function ReviewBrowser({ reviews, countries }: ReviewBrowserProps) {
  const text = useText()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [products, setProducts] = useState<ReadonlySet<string>>(new Set())
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = filterReviews(reviews, { countries: selected, products })
  const isNone = shown.length === 0
  const productOptions = listReviewedProducts(reviews)
  const options = countries.map(({ code, countryName }) => ({ value: code, label: countryName }))
  return (
    <div className={styles.reviews}>
      {(options.length > 0 || productOptions.length > 0) && (
        <div className={styles.tools}>
          {options.length > 0 && (
            <ChoiceGroup name={text('turnkey.country')} options={options} selected={selected} onChange={setSelected} />
          )}
          {productOptions.length > 0 && (
            <ChoiceGroup
              name={text('search.products')}
              options={productOptions}
              selected={products}
              onChange={setProducts}
            />
          )}
        </div>
      )}
      {/* It is there before it says something: only then is that read out. */}
      <p role="status" className={isNone ? undefined : styles.hidden}>
        {isNone && text('reviews.none')}
      </p>
      <ul className={styles.list}>
        {shown.map((review, number) => (
          <li key={review.id} className={classNames(!isExpanded && number >= LIST_INITIAL_COUNT && styles.folded)}>
            <IllustratedReview review={review} />
          </li>
        ))}
      </ul>
      {shown.length > LIST_INITIAL_COUNT && (
        <button
          type="button"
          className={classNames(button.button, button.outline, styles.more)}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {text(isExpanded ? 'common.showLess' : 'common.showMore')}
        </button>
      )}
    </div>
  )
}
