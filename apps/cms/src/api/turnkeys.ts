import type { Turnkey, TurnkeyCard, TurnkeySection } from '@vitrine/contract/shapes/shop'
import { type LanguageCode, formatTagOf } from '@vitrine/locales/languages'
import { pictureOf, toPictures, toVideo, type Uploads, type VideoGroup } from './pictures.ts'
import { type Shop, toProductCard } from './products.ts'
import { type ProfileType, profileTypeNames } from './profile-types.ts'
import {
  asPlainTranslations,
  decideRichText,
  decideText,
  decideTranslated,
  type RichTextTranslations,
  type Translations,
} from './translations.ts'

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

export type TurnkeySectionDocument = {
  id: number
  name: Translations
  description: Translations
  position: number
  picture: number | null
  turnkeys: number[] | null
}

export function toTurnkeyCard(plant: TurnkeyDocument, uploads: Uploads, language: LanguageCode): TurnkeyCard {
  return {
    ...decideTranslated({ name: [plant.name], summary: [plant.summary] }, language),
    id: plant.slug,
    name: decideText(plant.name, language),
    slug: plant.slug,
    summary: decideText(plant.summary, language),
    country: plant.country,
    image: pictureOf(plant.picture, uploads, language),
    images: toPictures(plant.pictures, uploads, language),
    filter_specifications: toFilterSpecifications(plant, language),
  }
}

export function toTurnkey(plant: TurnkeyDocument, shop: Shop, language: LanguageCode): Turnkey {
  const advantages = plant.advantages ?? []
  return {
    ...toTurnkeyCard(plant, shop.uploads, language),
    ...decideTranslated(
      {
        name: [plant.name],
        summary: [plant.summary],
        description: [asPlainTranslations(plant.description)],
        advantages: advantages.flatMap((it) => [it.title, it.text]),
      },
      language,
    ),
    description: decideRichText(plant.description, language),
    advantages: advantages.map((it) => ({
      title: decideText(it.title, language),
      text: decideText(it.text, language),
    })),
    products: (plant.products ?? []).flatMap(({ product: id, count }) => {
      const product = id === null ? undefined : shop.products.get(id)
      return product ? [{ ...toProductCard(product, shop, language), cnt: count }] : []
    }),
    video: toVideo(plant.video, shop.uploads, language),
    updated_at: plant.updatedAt,
  }
}

export function toTurnkeySection(
  section: TurnkeySectionDocument,
  plants: ReadonlyMap<number, TurnkeyDocument>,
  uploads: Uploads,
  language: LanguageCode,
): TurnkeySection {
  return {
    ...decideTranslated({ name: [section.name], description: [section.description] }, language),
    id: String(section.id),
    name: decideText(section.name, language),
    description: decideText(section.description, language),
    image: pictureOf(section.picture, uploads, language),
    position: section.position,
    turnkeys: (section.turnkeys ?? []).flatMap((id) => {
      const plant = plants.get(id)
      return plant ? [toTurnkeyCard(plant, uploads, language)] : []
    }),
  }
}

/** The keys are those that the site filters by (R3.8); the values are read by visitors. */
function toFilterSpecifications(plant: TurnkeyDocument, language: LanguageCode) {
  const { country, profileType, capacity, workers } = plant
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
