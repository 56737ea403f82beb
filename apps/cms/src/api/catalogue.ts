import type { InterfaceTextsDocument } from './interface-texts.ts'
import type { Uploads, VideoGroup } from './pictures.ts'
import type { ProfileType } from './profile-types.ts'
import type { ParametersById, SpecificationRow } from './specifications.ts'
import type { RichTextTranslations, Translations } from './translations.ts'

export type CategoryDocument = {
  id: number
  slug: string
  name: Translations
  position: number
  showInMenu: boolean | null
  summary: Translations
  description: RichTextTranslations
  picture: number | null
}

export type ProductDocument = {
  id: number
  slug: string
  model: string
  name: Translations
  category: number | null
  position: number
  profileType?: ProfileType | null
  subtitle: Translations
  summary: Translations
  description: RichTextTranslations
  picture: number | null
  pictures: number[] | null
  features: { title: Translations; text: Translations }[] | null
  specifications: SpecificationRow[] | null
  faq: { question: Translations; answer: Translations }[] | null
  video: VideoGroup
  model3d?: number | null
  related: number[] | null
  updatedAt: string
}

/** All texts of a product's own, in all languages. */
export type ProductTexts = Pick<ProductDocument, 'name' | 'subtitle' | 'summary' | 'description' | 'features' | 'faq'>

export type TurnkeyDocument = {
  id: number
  slug: string
  name: Translations
  position: number
  country: string | null
  profileType: ProfileType | null
  capacity: number | null
  workers: number | null
  summary: Translations
  description: RichTextTranslations
  picture: number | null
  pictures: number[] | null
  video: VideoGroup
  advantages: { title: Translations; text: Translations }[] | null
  products: { product: number | null; count: number }[] | null
  updatedAt: string
}

/** What documents refer to, all of it published. */
export type Catalogue = {
  uploads: Uploads
  parameters: ParametersById
  categories: ReadonlyMap<number, CategoryDocument>
  products: ReadonlyMap<number, ProductDocument>
  turnkeys: ReadonlyMap<number, TurnkeyDocument>
  /** What editors have written in place of interface texts, where specifications are shown. */
  interfaceTexts?: InterfaceTextsDocument
}

export function categoryOf(product: ProductDocument, catalogue: Catalogue): CategoryDocument | undefined {
  return product.category === null ? undefined : catalogue.categories.get(product.category)
}
