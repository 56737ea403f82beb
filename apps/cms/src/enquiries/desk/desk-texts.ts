import { adminLanguages } from '../../platform/admin-languages.ts'
import { createTexts } from '../../platform/texts.ts'
import type english from './texts/en.json'

export type DeskKey = keyof typeof english
export type DeskTexts = Record<DeskKey, string>

const { textsIn } = createTexts<DeskKey>('apps/cms/src/enquiries/desk/texts')

/** The desk's own texts in a language of the back office (admin-languages.ts), else in English. */
export function deskTexts(language: string): DeskTexts {
  return textsIn(language in adminLanguages ? language : 'en')
}

/** The same text in every language, as Payload wants labels. */
export function deskLabel(key: DeskKey): Record<string, string> {
  return Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, deskTexts(language)[key]]))
}
