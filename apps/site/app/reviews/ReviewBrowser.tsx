import type { Review } from '@vitrine/contract/shapes/editorial'
import { tagOf } from '@vitrine/locales/languages'
import { useState } from 'react'
import { LIST_SHOWN_FIRST } from '../constants.ts'
import { useLanguage, useText } from '../language/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { classNames } from '../ui/class-names.ts'
import { countryName } from '../ui/country-name.ts'
import { ReviewCard } from './ReviewCard.tsx'
import styles from './ReviewBrowser.module.css'

/** Reviews by country, the newest first; the rest stands folded behind a button, but in the page: it reads without a script. */
export function ReviewBrowser({ reviews }: { reviews: readonly Review[] }) {
  const text = useText()
  const tag = tagOf(useLanguage())
  const [countries, setCountries] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  const found = countries.size > 0 ? reviews.filter((review) => countries.has(review.country)) : reviews
  const options = [...new Set(reviews.map((review) => review.country))].map((code) => ({ value: code, label: countryName(code, tag) }))
  return (
    <div className={styles.reviews}>
      <div className={styles.tools}>
        <ChoiceGroup name={text('turnkey.country')} options={options} selected={countries} onChange={setCountries} />
      </div>
      <ul className={styles.list}>
        {found.map((review, number) => (
          <li key={review.id} className={classNames(!all && number >= LIST_SHOWN_FIRST && styles.folded)}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {found.length > LIST_SHOWN_FIRST && (
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
