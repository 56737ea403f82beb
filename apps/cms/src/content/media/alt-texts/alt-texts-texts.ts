import { adminLanguages } from '../../../platform/admin-languages.ts'
import { createTexts } from '../../../platform/texts.ts'
import type english from './texts/en.json'

export type AltTextsKey = keyof typeof english
export type AltTextsTexts = Record<AltTextsKey, string>

const { textsIn } = createTexts<AltTextsKey>('apps/cms/src/content/media/alt-texts/texts')

/** What is said about alternative texts, in a language of the back office, else in English. */
export function altTextsTexts(language: string): AltTextsTexts {
  return textsIn(language in adminLanguages ? language : 'en')
}
