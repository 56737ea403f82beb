import type { Uploads, VideoGroup } from './pictures.ts'
import type { Parameters, SpecificationRow } from './specifications.ts'
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

/** What products and categories refer to, all of it published. */
export type Catalogue = {
  uploads: Uploads
  parameters: Parameters
  categories: ReadonlyMap<number, CategoryDocument>
  products: ReadonlyMap<number, ProductDocument>
}

export function categoryOf(product: ProductDocument, catalogue: Catalogue): CategoryDocument | undefined {
  return product.category === null ? undefined : catalogue.categories.get(product.category)
}

export function productsOf(category: CategoryDocument, catalogue: Catalogue): ProductDocument[] {
  return [...catalogue.products.values()].filter((product) => product.category === category.id)
}

/** All products, category by category; within one they are in order already. Those without a published category come last. */
export function sortByCategory(catalogue: Catalogue): ProductDocument[] {
  const order = [...catalogue.categories.keys()]
  const rank = (product: ProductDocument) =>
    product.category !== null && order.includes(product.category) ? order.indexOf(product.category) : order.length
  return [...catalogue.products.values()].toSorted((a, b) => rank(a) - rank(b))
}
