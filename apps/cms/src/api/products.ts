import type { Product, ProductCard, ProductFigures } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import { type Catalogue, categoryOf, type ProductDocument, type ProductTexts } from './catalogue.ts'
import { toInterfaceTexts } from './interface-texts.ts'
import { findPicture, toModel3d, toPictures, toVideo } from './pictures.ts'
import { toComparableSpecifications, toSpecifications } from './specifications.ts'
import {
  asPlainTranslations,
  decideCompleteLanguages,
  decideRichText,
  decideText,
  decideTranslated,
} from './translations.ts'

const MAX_HIGHLIGHTS = 4

export function toProductCard(product: ProductDocument, catalogue: Catalogue, language: LanguageCode): ProductCard {
  return {
    ...decideTranslated({ name: [product.name], subtitle: [product.subtitle] }, language),
    id: product.slug,
    name: decideText(product.name, language),
    slug: product.slug,
    model: product.model,
    subtitle: decideText(product.subtitle, language),
    category_slug: categoryOf(product, catalogue)?.slug ?? null,
    image: findPicture(product.picture, catalogue.uploads, language),
    highlights: toSpecifications(
      product.specifications?.filter((row) => row.highlight),
      catalogue.parameters,
      language,
      ownTexts(catalogue, language),
    ).slice(0, MAX_HIGHLIGHTS),
  }
}

export function toProductFigures(
  product: ProductDocument,
  catalogue: Catalogue,
  language: LanguageCode,
): ProductFigures {
  return {
    ...toProductCard(product, catalogue, language),
    specifications: toComparableSpecifications(
      product.specifications,
      catalogue.parameters,
      language,
      ownTexts(catalogue, language),
    ),
    model3d: toModel3d(product.model3d, catalogue.uploads),
  }
}

export function toProduct(
  product: ProductDocument,
  catalogue: Catalogue,
  language: LanguageCode,
  required?: readonly string[],
): Product {
  const category = categoryOf(product, catalogue)
  const features = product.features ?? []
  const faq = product.faq ?? []
  return {
    ...toProductFigures(product, catalogue, language),
    ...decideTranslated(textsOf(product), language, required),
    category: category ? { name: decideText(category.name, language), slug: category.slug } : null,
    summary: decideText(product.summary, language),
    description: decideRichText(product.description, language),
    images: toPictures(product.pictures, catalogue.uploads, language),
    features: features.map((it) => ({ title: decideText(it.title, language), text: decideText(it.text, language) })),
    faq: faq.map((it) => ({ question: decideText(it.question, language), answer: decideText(it.answer, language) })),
    video: toVideo(product.video, catalogue.uploads, language),
    related: toProductCards(product.related, catalogue, language),
    updated_at: product.updatedAt,
  }
}

const ownTexts = ({ interfaceTexts }: Catalogue, language: LanguageCode) =>
  interfaceTexts && toInterfaceTexts(interfaceTexts, language)

/** All texts of a product's own. */
function textsOf({ name, subtitle, summary, description, features, faq }: ProductTexts) {
  return {
    name: [name],
    subtitle: [subtitle],
    summary: [summary],
    description: [asPlainTranslations(description)],
    features: (features ?? []).flatMap((it) => [it.title, it.text]),
    faq: (faq ?? []).flatMap((it) => [it.question, it.answer]),
  }
}

/** The languages in which the whole page of a product exists. */
export const languagesOfProduct = (product: ProductTexts, required?: readonly string[]) =>
  decideCompleteLanguages(textsOf(product), required)

/** The cards of those of `ids` that are published, in their order. */
export function toProductCards(
  ids: readonly number[] | null | undefined,
  catalogue: Catalogue,
  language: LanguageCode,
): ProductCard[] {
  return (ids ?? []).flatMap((id) => {
    const product = catalogue.products.get(id)
    return product ? [toProductCard(product, catalogue, language)] : []
  })
}
