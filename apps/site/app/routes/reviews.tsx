import { loadPage } from '../content/load-page.ts'
import { useText } from '../language/LanguageContext.tsx'
import { ReviewsPage } from '../reviews/ReviewsPage.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import type { Route } from './+types/reviews'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/reviews', async (content) => ({ reviews: await content.want('listReviews', []) }))
}

export default function Reviews({ loaderData: { meta, reviews } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('reviews.title')} />
      <ReviewsPage reviews={reviews} />
    </>
  )
}
