import type { Product, ProductCard } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { CategoryDocument } from './categories.ts'
import { pictureOf, toModel3d, toPictures, toVideo, type Uploads, type VideoGroup } from './pictures.ts'
import { type Parameters, type SpecificationRow, toSpecifications } from './specifications.ts'
import {
  asPlainTranslations,
  decideRichText,
  decideText,
  decideTranslated,
  type RichTextTranslations,
  type Translations,
} from './translations.ts'

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

/** What a machine refers to, all of it published. */
export type Shop = {
  uploads: Uploads
  parameters: Parameters
  categories: ReadonlyMap<number, CategoryDocument>
  products: ReadonlyMap<number, ProductDocument>
}

const MOST_HIGHLIGHTS = 4

export function toProductCard(product: ProductDocument, shop: Shop, language: LanguageCode): ProductCard {
  return {
    ...decideTranslated({ name: [product.name], subtitle: [product.subtitle] }, language),
    id: product.slug,
    name: decideText(product.name, language),
    slug: product.slug,
    model: product.model,
    subtitle: decideText(product.subtitle, language),
    category_slug: categoryOf(product, shop)?.slug ?? null,
    image: pictureOf(product.picture, shop.uploads, language),
    highlights: toSpecifications(
      product.specifications?.filter((row) => row.highlight),
      shop.parameters,
      language,
    ).slice(0, MOST_HIGHLIGHTS),
  }
}

export function toProduct(product: ProductDocument, shop: Shop, language: LanguageCode): Product {
  const category = categoryOf(product, shop)
  const features = product.features ?? []
  const faq = product.faq ?? []
  return {
    ...toProductCard(product, shop, language),
    ...decideTranslated(
      {
        name: [product.name],
        subtitle: [product.subtitle],
        summary: [product.summary],
        description: [asPlainTranslations(product.description)],
        features: features.flatMap((it) => [it.title, it.text]),
        faq: faq.flatMap((it) => [it.question, it.answer]),
      },
      language,
    ),
    category: category ? { name: decideText(category.name, language), slug: category.slug } : null,
    summary: decideText(product.summary, language),
    description: decideRichText(product.description, language),
    images: toPictures(product.pictures, shop.uploads, language),
    features: features.map((it) => ({ title: decideText(it.title, language), text: decideText(it.text, language) })),
    specifications: toSpecifications(product.specifications, shop.parameters, language),
    faq: faq.map((it) => ({ question: decideText(it.question, language), answer: decideText(it.answer, language) })),
    video: toVideo(product.video, shop.uploads, language),
    model3d: toModel3d(product.model3d, shop.uploads),
    related: toProductCards(product.related, shop, language),
    updated_at: product.updatedAt,
  }
}

/** The cards of those of `ids` that are published, in their order. */
export function toProductCards(
  ids: readonly number[] | null | undefined,
  shop: Shop,
  language: LanguageCode,
): ProductCard[] {
  return (ids ?? []).flatMap((id) => {
    const product = shop.products.get(id)
    return product ? [toProductCard(product, shop, language)] : []
  })
}

/** All machines, category by category; within one they have their order already. Those without a published category come last. */
export function sortByCategory(shop: Shop): ProductDocument[] {
  const order = [...shop.categories.keys()]
  const place = (product: ProductDocument) =>
    product.category !== null && order.includes(product.category) ? order.indexOf(product.category) : order.length
  return [...shop.products.values()].toSorted((a, b) => place(a) - place(b))
}

function categoryOf(product: ProductDocument, shop: Shop): CategoryDocument | undefined {
  return product.category === null ? undefined : shop.categories.get(product.category)
}
