import type { Adviser, Company } from '@vitrine/contract/shapes/editorial'
import type { CategoryCard } from '@vitrine/contract/shapes/shop'
import type { ThirdParties } from './third-parties.ts'
import type { WordBreaks } from './word-breaks.ts'

/** What the layout around every page shows. */
export type LayoutData = {
  categories: CategoryCard[]
  company: Company
  /** Who answers in the page's language, else in English. */
  advisers: Adviser[]
  /** Whether this language has a post: the blog entry shows only then (R2.17). */
  hasPosts: boolean
  catalogueUrl: string | null
  privacyUrl: string | null
  chatUrl: string | null
  thirdParties: ThirdParties
  year: number
}

/** What the root route loads, once a visit. */
export type RootData = {
  layout: LayoutData
  proofOfWork: boolean
  /** Of the names of the layout and the interface texts. */
  wordBreaks: WordBreaks
}
