import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'

type Item = { languages: readonly LanguageCode[] }

/**
 * The languages that a page of several items exists in: those in which at least half of them exist. One new item without a translation
 * does not remove the page from a language; a page without items exists in all languages.
 */
export function languagesOfMajority(items: readonly Item[]): LanguageCode[] {
  const counts = new Map<LanguageCode, number>()
  for (const { languages } of items) for (const code of languages) counts.set(code, (counts.get(code) ?? 0) + 1)
  return languageCodes.filter((code) => (counts.get(code) ?? 0) * 2 >= items.length)
}
