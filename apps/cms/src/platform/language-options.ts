import { languages, type LanguageCode, languageOf } from '@vitrine/locales/languages'
import type { LabelFunction } from 'payload'
import { createNames } from './names-in-language.ts'

const nameOf = createNames('language')

/** A language as a reader of the back office calls it. @param reader a language of the back office */
export const languageName = (code: LanguageCode, reader: string) => nameOf(languageOf(code).tag, reader)

/** The options of a select field that holds a language. */
export const languageOptions = languages.map(({ code }) => ({
  label: (({ i18n }) => languageName(code, i18n.language)) as LabelFunction,
  value: code,
}))
