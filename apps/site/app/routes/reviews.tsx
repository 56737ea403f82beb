import { loadPage } from '../seo/load-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { ReviewsPage } from '../reviews/ReviewsPage.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import type { Route } from './+types/reviews'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/reviews', async (api, { countryNames }) => {
    const reviews = await api.optional('listReviews', [])
    const countries = await countryNames(reviews.map((review) => review.country))
    return { reviews, countries, languages: languagesOfMajority(reviews) }
  })
}

export default function Reviews({ loaderData: { meta, ...content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('reviews.title')} breadcrumbs={[]} />
      <ReviewsPage {...content} />
    </>
  )
}
