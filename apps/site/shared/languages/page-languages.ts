import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'

/**
 * The languages that a page of several items exists in: those in which at least half of them exist. One new item without a translation
 * does not remove the page from a language; a page without items exists in all languages.
 */
export function languagesOfMajority(items: readonly { languages: readonly LanguageCode[] }[]): LanguageCode[] {
  return languageCodes.filter((code) => {
    const count = items.filter((item) => item.languages.includes(code)).length
    return count * 2 >= items.length
  })
}
