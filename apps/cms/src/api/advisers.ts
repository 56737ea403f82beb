import type { Adviser, Continent } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'
import { findPicture, type Uploads } from './pictures.ts'
import { decideText, decideTranslated, type Translations } from './translations.ts'

export type AdviserDocument = {
  id: number
  name: string
  role: Translations
  position: number
  continents: Continent[] | null
  languages: LanguageCode[] | null
  phone: string | null
  email: string | null
  photo: number | null
}

export function toAdviser(adviser: AdviserDocument, uploads: Uploads, language: LanguageCode): Adviser {
  return {
    ...decideTranslated({ role: [adviser.role] }, language),
    id: String(adviser.id),
    name: adviser.name,
    role: decideText(adviser.role, language),
    continents: adviser.continents ?? [],
    languages_spoken: adviser.languages ?? [],
    phone: adviser.phone || null,
    email: adviser.email || null,
    photo: findPicture(adviser.photo, uploads, language),
    position: adviser.position,
  }
}
