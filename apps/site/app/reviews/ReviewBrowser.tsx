import type { Review } from '@vitrine/contract/shapes/editorial'
import { useState } from 'react'
import { LIST_INITIAL_COUNT } from '../../shared/constants.ts'
import type { CountryName } from '../../shared/site-context.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { classNames } from '../ui/class-names.ts'
import { ReviewCard } from './ReviewCard.tsx'
import styles from './ReviewBrowser.module.css'

type ReviewBrowserProps = { reviews: readonly Review[]; countries: readonly CountryName[] }

/** Reviews by country, the newest first; the rest stands folded behind a button, but in the page: it reads without a script. */
export function ReviewBrowser({ reviews, countries }: ReviewBrowserProps) {
  const text = useText()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  const found = selected.size > 0 ? reviews.filter((review) => selected.has(review.country)) : reviews
  const options = countries.map(({ code, countryName }) => ({ value: code, label: countryName }))
  return (
    <div className={styles.reviews}>
      {options.length > 0 && (
        <div className={styles.tools}>
          <ChoiceGroup name={text('turnkey.country')} options={options} selected={selected} onChange={setSelected} />
        </div>
      )}
      <ul className={styles.list}>
        {found.map((review, number) => (
          <li key={review.id} className={classNames(!all && number >= LIST_INITIAL_COUNT && styles.folded)}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {found.length > LIST_INITIAL_COUNT && (
        <button
          type="button"
          className={classNames(button.button, button.outline, styles.more)}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {text(all ? 'common.showLess' : 'common.showMore')}
        </button>
      )}
    </div>
  )
}
