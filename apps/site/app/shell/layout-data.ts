import type { Company } from '@vitrine/contract/shapes/editorial'
import type { CategoryCard } from '@vitrine/contract/shapes/shop'
import type { ThirdParties } from '../../shared/third-parties.ts'

/** What the frame around every page shows. */
export type LayoutData = {
  categories: CategoryCard[]
  company: Company
  /** Whether this language has an article: the blog entry shows only then (R2.17). */
  hasPosts: boolean
  catalogueUrl: string | null
  privacyUrl: string | null
  chatUrl: string | null
  thirdParties: ThirdParties
  year: number
}
