import { type LanguageCode } from '@vitrine/locales/languages'
import { createText, type Text, type Texts } from './texts.ts'

/** Longer texts are no titles. */
const MAX_TITLE_LENGTH = 40

const loaded = new Map<LanguageCode, Text>()
const short = new Map<LanguageCode, string[]>()

/** Keeps a language's texts for `getText`. The entries load them before anything is rendered. */
export function registerTexts(language: LanguageCode, texts: Texts) {
  loaded.set(language, createText(language, texts))
  const plain = Object.values(texts).filter((it) => typeof it === 'string')
  short.set(
    language,
    plain.filter((it) => it.length <= MAX_TITLE_LENGTH),
  )
}

/** The texts without arguments that are short enough to be titles. */
export function listShortTexts(language: LanguageCode): readonly string[] {
  return short.get(language) ?? []
}

/** The texts of a language that an entry has loaded. @throws when it has not */
export function getText(language: LanguageCode): Text {
  const text = loaded.get(language)
  if (!text) throw new Error(`the texts of ${language} are not loaded`)
  return text
}
