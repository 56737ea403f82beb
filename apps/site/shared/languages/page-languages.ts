import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'

/**
 * The languages that a page of several things exists in: those in which most of them are written. One new thing that still waits
 * for its translation does not take a whole page away from a language; a page of nothing exists in all.
 */
export function languagesOfMajority(things: readonly { languages: readonly LanguageCode[] }[]): LanguageCode[] {
  return languageCodes.filter((code) => {
    const written = things.filter((thing) => thing.languages.includes(code)).length
    return written * 2 >= things.length
  })
}
