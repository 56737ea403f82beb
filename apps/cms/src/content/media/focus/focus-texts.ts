import { adminLanguages } from '../../../platform/admin-languages.ts'
import { createTexts } from '../../../platform/texts.ts'
import type english from './texts/en.json'

export type FocusKey = keyof typeof english
export type FocusTexts = Record<FocusKey, string>

const { textsIn } = createTexts<FocusKey>('apps/cms/src/content/media/focus/texts')

/** The texts about the point of a picture that stays in view, in a language of the back office, else in English. */
export function focusTexts(language: string): FocusTexts {
  return textsIn(language in adminLanguages ? language : 'en')
}

/** The same text in every language, as Payload wants labels. */
export function focusLabel(key: FocusKey): Record<string, string> {
  return Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, focusTexts(language)[key]]))
}
