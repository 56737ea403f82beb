import type { LanguageCode } from '@vitrine/locales/languages'

/** Open Graph wants a language with a country, one of its own list. */
const locales: Record<LanguageCode, string> = {
  en: 'en_GB',
  ru: 'ru_RU',
  ar: 'ar_AR',
  bg: 'bg_BG',
  cn: 'zh_CN',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  ir: 'fa_IR',
  it: 'it_IT',
  kn: 'kn_IN',
  nl: 'nl_NL',
  pl: 'pl_PL',
  pt: 'pt_PT',
  ro: 'ro_RO',
  sr: 'sr_RS',
  tr: 'tr_TR',
  vn: 'vi_VN',
}

export const ogLocale = (language: LanguageCode) => locales[language]
