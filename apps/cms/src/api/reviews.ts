import type { Review } from '@vitrine/contract/shapes/editorial'
import { defaultLanguage, type LanguageCode } from '@vitrine/locales/languages'
import { findPicture, toVideo, type Uploads, type VideoGroup } from './pictures.ts'
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
}

/** The text is in the asked language, else in English, else in its original language. */
export function toReview(review: ReviewDocument, uploads: Uploads, language: LanguageCode): Review {
  const translated = translatedLanguages(review.text)
  const textLanguage = [language, defaultLanguage].find((code) => translated.includes(code)) ?? review.originalLanguage
  return {
    ...decideTranslated({ text: [review.text], role: [review.role] }, language),
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
  }
}
