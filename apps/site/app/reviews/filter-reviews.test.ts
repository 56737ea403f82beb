import { expect, test } from 'vitest'
import { filterReviews, listReviewedProducts } from './filter-reviews.ts'

const product = (number: number) => ({ slug: `nv-${number}`, model: `NV ${number}`, name: '' })
const reviews = [
  { country: 'DE', products: [product(1010), product(140)] },
  { country: 'FR', products: [product(140)] },
  { country: 'DE', products: null },
]
const chosen = (countries: string[], products: string[]) =>
  filterReviews(reviews, { countries: new Set(countries), products: new Set(products) }).map((it) =>
    reviews.indexOf(it),
  )

test('reviews are those from a chosen country and about a chosen product; without a choice all are shown [R19.53]', () => {
  expect(chosen([], [])).toEqual([0, 1, 2])
  expect(chosen(['DE'], [])).toEqual([0, 2])
  expect(chosen([], ['nv-140'])).toEqual([0, 1])
  expect(chosen(['DE'], ['nv-140'])).toEqual([0])
  expect(chosen([], ['nv-140', 'nv-1010'])).toEqual([0, 1])
})

test('the products to choose from are those of the reviews, each once, by the numbers of their models [R19.53]', () => {
  expect(listReviewedProducts(reviews)).toEqual([
    { value: 'nv-140', label: 'NV 140' },
    { value: 'nv-1010', label: 'NV 1010' },
  ])
})
