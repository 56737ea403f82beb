import type { Category, CategoryCard, CategorySection } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import { pictureOf, toVideo, type VideoGroup } from './pictures.ts'
import { type Shop, toProductCard, toProductCards } from './products.ts'
import {
  asPlainTranslations,
  decideRichText,
  decideText,
  decideTranslated,
  type RichTextTranslations,
  type Translations,
} from './translations.ts'

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

export type CategorySectionDocument = {
  id: number
  category: number | null
  name: Translations
  description: Translations
  position: number
  showOnHomepage: boolean | null
  picture: number | null
  videoPreview: number | null
  video: VideoGroup
  products: number[] | null
}

export function toCategoryCard(category: CategoryDocument, shop: Shop, language: LanguageCode): CategoryCard {
  return {
    ...decideTranslated({ name: [category.name], summary: [category.summary] }, language),
    id: category.slug,
    name: decideText(category.name, language),
    slug: category.slug,
    summary: decideText(category.summary, language),
    show_in_menu: category.showInMenu === true,
    position: category.position,
    image: pictureOf(category.picture, shop.uploads, language),
    product_count: productsOf(category, shop).length,
  }
}

export function toCategory(
  category: CategoryDocument,
  sections: readonly CategorySectionDocument[],
  shop: Shop,
  language: LanguageCode,
): Category {
  return {
    ...toCategoryCard(category, shop, language),
    ...decideTranslated(
      { name: [category.name], summary: [category.summary], description: [asPlainTranslations(category.description)] },
      language,
    ),
    description: decideRichText(category.description, language),
    products: productsOf(category, shop).map((product) => toProductCard(product, shop, language)),
    sections: sections
      .filter((section) => section.category === category.id)
      .flatMap((section) => toCategorySection(section, shop, language) ?? []),
  }
}

/** A section whose category is not published has no page to lead to: null. */
export function toCategorySection(
  section: CategorySectionDocument,
  shop: Shop,
  language: LanguageCode,
): CategorySection | null {
  const category = section.category === null ? undefined : shop.categories.get(section.category)
  if (!category) return null
  return {
    ...decideTranslated({ name: [section.name], description: [section.description] }, language),
    id: String(section.id),
    category_slug: category.slug,
    name: decideText(section.name, language),
    description: decideText(section.description, language),
    image: pictureOf(section.picture, shop.uploads, language),
    video_preview: pictureOf(section.videoPreview, shop.uploads, language),
    video: toVideo(section.video, shop.uploads, language),
    products: toProductCards(section.products, shop, language),
    show_on_homepage: section.showOnHomepage === true,
    position: section.position,
  }
}

function productsOf(category: CategoryDocument, shop: Shop) {
  return [...shop.products.values()].filter((product) => product.category === category.id)
}
