import { adminLanguages } from '../../platform/admin-languages.ts'
import { fillTemplate } from '../../platform/fill-template.ts'
import { createTexts } from '../../platform/texts.ts'
import type english from './texts/en.json'

export type TranslationKey = keyof typeof english
export type TranslationTexts = Record<TranslationKey, string>

const { textsIn } = createTexts<TranslationKey>('apps/cms/src/content/translation/texts')

/** The texts about machine translation and files of agencies in a language of the back office, else in English. */
export const translationTexts = (language: string): TranslationTexts =>
  textsIn(language in adminLanguages ? language : 'en')

export const translationText = (
  language: string,
  key: TranslationKey,
  values: Record<string, string | number> = {},
): string => fillTemplate(translationTexts(language)[key], values)
