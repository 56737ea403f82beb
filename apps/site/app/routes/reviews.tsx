import { loadPage } from '../content/load-page.ts'
import { useText } from '../language/LanguageContext.tsx'
import { ReviewsPage } from '../reviews/ReviewsPage.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { languagesOfMost } from '../seo/page-languages.ts'
import type { Route } from './+types/reviews'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/reviews', async (content, { countryNames }) => {
    const reviews = await content.want('listReviews', [])
    const countries = await countryNames(reviews.map((review) => review.country))
    return { reviews, countries, languages: languagesOfMost(reviews) }
  })
}

export default function Reviews({ loaderData: { meta, ...shown } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('reviews.title')} trail={[]} />
      <ReviewsPage {...shown} />
    </>
  )
}
