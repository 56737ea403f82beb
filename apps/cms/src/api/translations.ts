import type { RichText } from '@vitrine/contract/shapes/text'
import { defaultLanguage, type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { LexicalText } from '../content/rich-text/nodes.ts'
import { toPlainText, toRichText } from '../content/rich-text/to-rich-text.ts'

/** A translated text as the database gives it: by language, with gaps. */
export type Translations = Partial<Record<LanguageCode, string | null>> | null | undefined
export type RichTextTranslations = Partial<Record<LanguageCode, LexicalText | null>> | null | undefined

const isPresent = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== ''

/** The text in the asked language, else in English, else empty. */
export function decideText(texts: Translations, language: LanguageCode): string {
  const own = texts?.[language]
  return isPresent(own) ? own : (texts?.[defaultLanguage] ?? '')
}

export function decideRichText(texts: RichTextTranslations, language: LanguageCode): RichText {
  const own = toRichText(texts?.[language])
  return own.length > 0 ? own : toRichText(texts?.[defaultLanguage])
}

/** The languages that have the text. */
export function translatedLanguages(texts: Translations): LanguageCode[] {
  return languageCodes.filter((code) => isPresent(texts?.[code]))
}

/** Rich texts as plain texts, to tell which languages have one. */
export function asPlainTranslations(texts: RichTextTranslations): Translations {
  return Object.fromEntries(languageCodes.map((code) => [code, toPlainText(texts?.[code])]))
}

/** The languages that have every text that English has. */
export function decideLanguages(texts: readonly Translations[]): LanguageCode[] {
  const needed = texts.filter((it) => isPresent(it?.[defaultLanguage]))
  return needed.length === 0 ? [] : languageCodes.filter((code) => needed.every((it) => isPresent(it?.[code])))
}

/** The texts of each field of a document; a list of features or questions is one field. */
export type TranslatedFields = Record<string, readonly Translations[]>

/**
 * The languages that count as translations of a document.
 * @param required the fields that make a language complete; all of them, where English has none of these
 */
export function decideCompleteLanguages(fields: TranslatedFields, required?: readonly string[]): LanguageCode[] {
  const needed = Object.keys(fields).filter((name) => required === undefined || required.includes(name))
  const languages = decideLanguages(needed.flatMap((name) => fields[name] ?? []))
  return languages.length > 0 ? languages : decideLanguages(Object.values(fields).flat())
}

/**
 * Which fields fall back to English because the asked language lacks them.
 * @param required the fields that make a language complete; without it, all
 */
export function decideTranslated(fields: TranslatedFields, language: LanguageCode, required?: readonly string[]) {
  const languages = decideCompleteLanguages(fields, required)
  const lacks = (texts: readonly Translations[]) =>
    texts.some((it) => isPresent(it?.[defaultLanguage]) && !isPresent(it?.[language]))
  const fallbackFields = Object.keys(fields).filter((name) => lacks(fields[name] ?? []))
  return { isFallback: !languages.includes(language), fallbackFields, languages }
}
