import type { Turnkey, TurnkeyCard, TurnkeySection } from '@vitrine/contract/shapes/shop'
import { type LanguageCode, formatTagOf } from '@vitrine/locales/languages'
import type { Catalogue, TurnkeyDocument } from './catalogue.ts'
import { findPicture, toPictures, toVideo, type Uploads } from './pictures.ts'
import { toProductCard } from './products.ts'
import { profileTypeNames } from './profile-types.ts'
import {
  asPlainTranslations,
  decideCompleteLanguages,
  decideRichText,
  decideText,
  decideTranslated,
  type Translations,
} from './translations.ts'

export type TurnkeySectionDocument = {
  id: number
  name: Translations
  description: Translations
  position: number
  picture: number | null
  turnkeys: number[] | null
}

export function toTurnkeyCard(turnkey: TurnkeyDocument, uploads: Uploads, language: LanguageCode): TurnkeyCard {
  return {
    ...decideTranslated({ name: [turnkey.name], summary: [turnkey.summary] }, language),
    id: turnkey.slug,
    name: decideText(turnkey.name, language),
    slug: turnkey.slug,
    summary: decideText(turnkey.summary, language),
    country: turnkey.country,
    image: findPicture(turnkey.picture, uploads, language),
    images: toPictures(turnkey.pictures, uploads, language),
    filter_specifications: toFilterSpecifications(turnkey, language),
  }
}

export function toTurnkey(
  turnkey: TurnkeyDocument,
  catalogue: Catalogue,
  language: LanguageCode,
  required?: readonly string[],
): Turnkey {
  const advantages = turnkey.advantages ?? []
  return {
    ...toTurnkeyCard(turnkey, catalogue.uploads, language),
    ...decideTranslated(textsOf(turnkey), language, required),
    description: decideRichText(turnkey.description, language),
    advantages: advantages.map((it) => ({
      title: decideText(it.title, language),
      text: decideText(it.text, language),
    })),
    products: (turnkey.products ?? []).flatMap(({ product: id, count }) => {
      const product = id === null ? undefined : catalogue.products.get(id)
      return product ? [{ ...toProductCard(product, catalogue, language), cnt: count }] : []
    }),
    video: toVideo(turnkey.video, catalogue.uploads, language),
    updated_at: turnkey.updatedAt,
  }
}

/** All texts of a turnkey's own. */
function textsOf({ name, summary, description, advantages }: TurnkeyDocument) {
  return {
    name: [name],
    summary: [summary],
    description: [asPlainTranslations(description)],
    advantages: (advantages ?? []).flatMap((it) => [it.title, it.text]),
  }
}

/** The languages in which the whole page of a turnkey exists. */
export const languagesOfTurnkey = (turnkey: TurnkeyDocument, required?: readonly string[]) =>
  decideCompleteLanguages(textsOf(turnkey), required)

export function toTurnkeySection(
  section: TurnkeySectionDocument,
  { turnkeys, uploads }: Catalogue,
  language: LanguageCode,
): TurnkeySection {
  return {
    ...decideTranslated({ name: [section.name], description: [section.description] }, language),
    id: String(section.id),
    name: decideText(section.name, language),
    description: decideText(section.description, language),
    image: findPicture(section.picture, uploads, language),
    position: section.position,
    turnkeys: (section.turnkeys ?? []).flatMap((id) => {
      const turnkey = turnkeys.get(id)
      return turnkey ? [toTurnkeyCard(turnkey, uploads, language)] : []
    }),
  }
}

/** The keys are those that the site filters by (R3.8); the values are read by visitors. */
function toFilterSpecifications(turnkey: TurnkeyDocument, language: LanguageCode) {
  const { country, profileType, capacity, workers } = turnkey
  return [
    ...(country ? [{ key: 'Country', value: toCountryName(country, language) }] : []),
    ...(profileType ? [{ key: 'Profile Type', value: profileTypeNames[language][profileType] }] : []),
    ...(capacity === null ? [] : [{ key: 'Capacity', value: String(capacity) }]),
    ...(workers === null ? [] : [{ key: 'Nr. of workers', value: String(workers) }]),
  ]
}

function toCountryName(country: string, language: LanguageCode): string {
  return new Intl.DisplayNames([formatTagOf(language)], { type: 'region' }).of(country) ?? country
}
