import type { Review } from '@vitrine/contract/shapes/editorial'

/** What is chosen: countries and slugs of products; where nothing is, all. */
export type ReviewFilter = { countries: ReadonlySet<string>; products: ReadonlySet<string> }

type Filtered = Pick<Review, 'country' | 'products'>

/** The reviews from one of the countries and about one of the products. */
export function filterReviews<One extends Filtered>(reviews: readonly One[], filter: ReviewFilter): readonly One[] {
  const { countries, products } = filter
  return reviews.filter(
    (review) =>
      (countries.size === 0 || countries.has(review.country)) &&
      (products.size === 0 || review.products?.some(({ slug }) => products.has(slug))),
  )
}

/** The products that reviews are about, each once, by model as people count: NV 140 before NV 1010. */
export function listReviewedProducts(reviews: readonly Filtered[]): { value: string; label: string }[] {
  const models = new Map(reviews.flatMap(({ products }) => (products ?? []).map(({ slug, model }) => [slug, model])))
  return [...models]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }))
}
