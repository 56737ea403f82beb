import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'

export const isSiteLanguage = (code: unknown): code is LanguageCode =>
  (languageCodes as readonly unknown[]).includes(code)
