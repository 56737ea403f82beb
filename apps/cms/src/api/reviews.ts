import type { Review } from '@vitrine/contract/shapes/editorial'
import { defaultLanguage, type LanguageCode } from '@vitrine/locales/languages'
import type { Catalogue } from './catalogue.ts'
import { findPicture, toVideo, type VideoGroup } from './pictures.ts'
import { localizeFigure } from './specification-text.ts'
import { decideText, decideTranslated, type Translations, translatedLanguages } from './translations.ts'

export type ReviewDocument = {
  id: number
  author: string
  role: Translations
  company: string | null
  country: string
  date: string
  originalLanguage: LanguageCode
  text: Translations
  photo: number | null
  video: VideoGroup
  figures?: { value: string; label: Translations }[] | null
  products?: number[] | null
  turnkey?: number | null
}

/** The text is in the asked language, else in English, else in its original language. */
export function toReview(review: ReviewDocument, catalogue: Catalogue, language: LanguageCode): Review {
  const translated = translatedLanguages(review.text)
  const textLanguage = [language, defaultLanguage].find((code) => translated.includes(code)) ?? review.originalLanguage
  const { uploads } = catalogue
  const figures = review.figures ?? []
  const turnkey = typeof review.turnkey === 'number' ? catalogue.turnkeys.get(review.turnkey) : undefined
  return {
    ...decideTranslated(
      { text: [review.text], role: [review.role], figures: figures.map((figure) => figure.label) },
      language,
    ),
    id: String(review.id),
    author: review.author,
    role: decideText(review.role, language),
    company: review.company ?? '',
    country: review.country,
    text: review.text?.[textLanguage] ?? '',
    text_language: textLanguage,
    original_text: review.text?.[review.originalLanguage] ?? '',
    original_language: review.originalLanguage,
    photo: findPicture(review.photo, uploads, language),
    video: toVideo(review.video, uploads, language),
    date: review.date.slice(0, 10),
    figures: figures.map((figure) => ({
      value: localizeFigure(figure.value, language),
      label: decideText(figure.label, language),
    })),
    products: (review.products ?? []).flatMap((id) => {
      const product = catalogue.products.get(id)
      if (!product) return []
      const { slug, model } = product
      const picture = findPicture(product.picture, uploads, language)
      return [{ slug, model, name: decideText(product.name, language), picture }]
    }),
    turnkey: turnkey
      ? {
          slug: turnkey.slug,
          name: decideText(turnkey.name, language),
          picture: findPicture(turnkey.picture, uploads, language),
        }
      : null,
  }
}
