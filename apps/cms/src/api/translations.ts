import type { RichText } from '@vitrine/contract/shapes/text'
import { defaultLanguage, type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { LexicalText } from '../content/rich-text/nodes.ts'
import { toPlainText, toRichText } from '../content/rich-text/to-rich-text.ts'

/** A translated text as the database gives it: by language, with gaps. */
export type Translations = Partial<Record<LanguageCode, string | null>> | null | undefined
export type RichTextTranslations = Partial<Record<LanguageCode, LexicalText | null>> | null | undefined

const isWritten = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== ''

/** The text in the asked language, else in English, else none. */
export function decideText(texts: Translations, language: LanguageCode): string {
  const own = texts?.[language]
  return isWritten(own) ? own : (texts?.[defaultLanguage] ?? '')
}

export function decideRichText(texts: RichTextTranslations, language: LanguageCode): RichText {
  const own = toRichText(texts?.[language])
  return own.length > 0 ? own : toRichText(texts?.[defaultLanguage])
}

/** The languages in which a text is written. */
export function translatedLanguages(texts: Translations): LanguageCode[] {
  return languageCodes.filter((code) => isWritten(texts?.[code]))
}

/** Long texts as far as the question goes whether they are written. */
export function asPlainTranslations(texts: RichTextTranslations): Translations {
  return Object.fromEntries(languageCodes.map((code) => [code, toPlainText(texts?.[code])]))
}

/** The languages in which the whole is written: all of those texts that English has. */
export function decideLanguages(texts: readonly Translations[]): LanguageCode[] {
  const needed = texts.filter((it) => isWritten(it?.[defaultLanguage]))
  return needed.length === 0 ? [] : languageCodes.filter((code) => needed.every((it) => isWritten(it?.[code])))
}

/**
 * What every translated thing says of itself: which of its fields stand in English because the asked language lacks them.
 * @param fields the texts of each field; a list of features or questions is one field
 */
export function decideTranslated(fields: Record<string, readonly Translations[]>, language: LanguageCode) {
  const languages = decideLanguages(Object.values(fields).flat())
  const lacks = (texts: readonly Translations[]) =>
    texts.some((it) => isWritten(it?.[defaultLanguage]) && !isWritten(it?.[language]))
  const fallbackFields = Object.keys(fields).filter((name) => lacks(fields[name] ?? []))
  return { isFallback: !languages.includes(language), fallbackFields, languages }
}
