/** The one registry of the 18 languages (R1.8, R11.1). Everything else derives from it. */
export const languages = [
  { code: 'en', tag: 'en', dir: 'ltr', name: 'English' },
  { code: 'ru', tag: 'ru', dir: 'ltr', name: 'Русский' },
  { code: 'ar', tag: 'ar', dir: 'rtl', name: 'العربية' },
  { code: 'bg', tag: 'bg', dir: 'ltr', name: 'Български' },
  { code: 'cn', tag: 'zh-Hans', dir: 'ltr', name: '简体中文' },
  { code: 'de', tag: 'de', dir: 'ltr', name: 'Deutsch' },
  { code: 'es', tag: 'es', dir: 'ltr', name: 'Español' },
  { code: 'fr', tag: 'fr', dir: 'ltr', name: 'Français' },
  { code: 'ir', tag: 'fa', dir: 'rtl', name: 'فارسی' },
  { code: 'it', tag: 'it', dir: 'ltr', name: 'Italiano' },
  { code: 'kn', tag: 'kn', dir: 'ltr', name: 'ಕನ್ನಡ' },
  { code: 'nl', tag: 'nl', dir: 'ltr', name: 'Nederlands' },
  { code: 'pl', tag: 'pl', dir: 'ltr', name: 'Polski' },
  { code: 'pt', tag: 'pt', dir: 'ltr', name: 'Português' },
  { code: 'ro', tag: 'ro', dir: 'ltr', name: 'Română' },
  { code: 'sr', tag: 'sr-Latn', dir: 'ltr', name: 'Srpski' },
  { code: 'tr', tag: 'tr', dir: 'ltr', name: 'Türkçe' },
  { code: 'vn', tag: 'vi', dir: 'ltr', name: 'Tiếng Việt' },
] as const satisfies readonly { code: string; tag: string; dir: 'ltr' | 'rtl'; name: string }[]

export type Language = (typeof languages)[number]
/** A language's code in addresses and in the contract, such as `cn`. Not a BCP-47 tag: see `tagOf`. */
export type LanguageCode = Language['code']

export const languageCodes = languages.map((language) => language.code) as [LanguageCode, ...LanguageCode[]]
export const defaultLanguage: LanguageCode = 'en'

const byCode = new Map<string, Language>(languages.map((language) => [language.code, language]))

export function isLanguageCode(code: string): code is LanguageCode {
  return byCode.has(code)
}

/** The registry's entry of a code. */
export function languageOf(code: LanguageCode): Language {
  return byCode.get(code) as Language
}

/** The BCP-47 tag of a code, for `lang` attributes and hreflang: `cn` is `zh-Hans`. */
export function tagOf(code: LanguageCode): string {
  return languageOf(code).tag
}

/** The tag for Intl, which formats numbers, dates and countries: our Portuguese is European, while Intl takes `pt` as Brazilian. */
export function formatTagOf(code: LanguageCode): string {
  return code === 'pt' ? 'pt-PT' : tagOf(code)
}
