import type { CompiledText } from '@vitrine/locales/compile'
import { type LanguageCode } from '@vitrine/locales/languages'
import { createText, type OwnTexts, type Text, type Texts } from './texts.ts'

/** Longer texts are no titles. */
const MAX_TITLE_LENGTH = 40

const loaded = new Map<LanguageCode, { text: Text; texts: Texts }>()
const short = new Map<LanguageCode, string[]>()

/** Keeps a language's texts for `getText`. The entries load them before anything is rendered. */
export function registerTexts(language: LanguageCode, texts: Texts) {
  loaded.set(language, { text: createText(language, texts), texts })
}

const isShort = (text: CompiledText) => typeof text === 'string' && text.length <= MAX_TITLE_LENGTH

/** The texts without arguments that are short enough to be titles. @param own what stands in for some */
export function listShortTexts(language: LanguageCode, own: OwnTexts = {}): readonly string[] {
  let titles = short.get(language)
  if (!titles) short.set(language, (titles = Object.values(getBuiltInTexts(language)).filter(isShort) as string[]))
  return [...titles, ...(Object.values(own).filter(isShort) as string[])]
}

/** It throws where they are used and are not there: a sentence for that would be in the script of every page. */
const getLoaded = (language: LanguageCode) => loaded.get(language) as { text: Text; texts: Texts }

/** The texts of a language that an entry has loaded. @param own what stands in for some of them @throws when it has not */
export function getText(language: LanguageCode, own?: OwnTexts): Text {
  const { text, texts } = getLoaded(language)
  return own ? createText(language, { ...texts, ...own }) : text
}

/** The built-in texts of a language. @throws as `getText` does */
export const getBuiltInTexts = (language: LanguageCode): Texts => getLoaded(language).texts
