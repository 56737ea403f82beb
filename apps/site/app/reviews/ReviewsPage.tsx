import type { Review } from '@vitrine/contract/shapes/editorial'
import { useText } from '../language/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ReviewBrowser } from './ReviewBrowser.tsx'

/** What customers say, from which country. */
export function ReviewsPage({ reviews }: { reviews: Review[] }) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('reviews.title')} above={<Breadcrumbs />} />
      <ReviewBrowser reviews={reviews} />
    </>
  )
}
