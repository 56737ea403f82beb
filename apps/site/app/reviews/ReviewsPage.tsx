import type { Review } from '@vitrine/contract/shapes/editorial'
import type { CountryName } from '../../shared/site-context.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ReviewBrowser } from './ReviewBrowser.tsx'

type ReviewsPageProps = { reviews: Review[]; countries: CountryName[] }

/** All reviews. */
export function ReviewsPage({ reviews, countries }: ReviewsPageProps) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('reviews.title')} />
      <ReviewBrowser reviews={reviews} countries={countries} />
    </>
  )
}
