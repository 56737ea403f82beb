import type { Category, CategoryCard, CategorySection } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Catalogue, CategoryDocument } from './catalogue.ts'
import { findPicture, toVideo, type VideoGroup } from './pictures.ts'
import { toProductCards } from './products.ts'
import {
  asPlainTranslations,
  decideCompleteLanguages,
  decideRichText,
  decideText,
  decideTranslated,
  type Translations,
} from './translations.ts'

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

/** @param productCount how many published products it has */
export function toCategoryCard(
  category: CategoryDocument,
  productCount: number,
  catalogue: Catalogue,
  language: LanguageCode,
): CategoryCard {
  return {
    ...decideTranslated({ name: [category.name], summary: [category.summary] }, language),
    id: category.slug,
    name: decideText(category.name, language),
    slug: category.slug,
    summary: decideText(category.summary, language),
    show_in_menu: category.showInMenu === true,
    position: category.position,
    image: findPicture(category.picture, catalogue.uploads, language),
    product_count: productCount,
  }
}

const textsOf = ({ name, summary, description }: CategoryDocument) => ({
  name: [name],
  summary: [summary],
  description: [asPlainTranslations(description)],
})

/** The languages in which the whole page of a category exists. */
export const languagesOfCategory = (category: CategoryDocument, required?: readonly string[]) =>
  decideCompleteLanguages(textsOf(category), required)

/** All of a category but its products. */
export function toCategory(
  category: CategoryDocument,
  productCount: number,
  sections: readonly CategorySection[],
  catalogue: Catalogue,
  language: LanguageCode,
  required?: readonly string[],
): Omit<Category, 'products'> {
  return {
    ...toCategoryCard(category, productCount, catalogue, language),
    ...decideTranslated(textsOf(category), language, required),
    description: decideRichText(category.description, language),
    sections: [...sections],
  }
}

/** A section whose category is not published has no page to lead to: null. */
export function toCategorySection(
  section: CategorySectionDocument,
  catalogue: Catalogue,
  language: LanguageCode,
): CategorySection | null {
  const category = section.category === null ? undefined : catalogue.categories.get(section.category)
  if (!category) return null
  return {
    ...decideTranslated({ name: [section.name], description: [section.description] }, language),
    id: String(section.id),
    category_slug: category.slug,
    name: decideText(section.name, language),
    description: decideText(section.description, language),
    image: findPicture(section.picture, catalogue.uploads, language),
    video_preview: findPicture(section.videoPreview, catalogue.uploads, language),
    video: toVideo(section.video, catalogue.uploads, language),
    products: toProductCards(section.products, catalogue, language),
    show_on_homepage: section.showOnHomepage === true,
    position: section.position,
  }
}
