import { type LanguageCode } from '@vitrine/locales/languages'
import { createText, type Text, type Texts } from './texts.ts'

const loaded = new Map<LanguageCode, Text>()

/** Keeps a language's texts for `getText`. The entries load them before anything is rendered. */
export function registerTexts(language: LanguageCode, texts: Texts) {
  loaded.set(language, createText(language, texts))
}

/** The texts of a language that an entry has loaded. @throws when it has not */
export function getText(language: LanguageCode): Text {
  const text = loaded.get(language)
  if (!text) throw new Error(`the texts of ${language} are not loaded`)
  return text
}
