import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'

type Item = { languages: readonly LanguageCode[] }

/**
 * The languages that a page of several items exists in: those in which at least half of them exist. One new item without a translation
 * does not remove the page from a language; a page without items exists in all languages.
 */
export function languagesOfMajority(items: readonly Item[]): LanguageCode[] {
  const count = new LanguageCount()
  for (const item of items) count.add(item)
  return count.majority()
}

/** The same for items that come one by one. */
export class LanguageCount {
  readonly #counts = new Map<LanguageCode, number>()
  #items = 0

  add({ languages }: Item) {
    this.#items++
    for (const code of languages) this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1)
  }

  majority(): LanguageCode[] {
    return languageCodes.filter((code) => (this.#counts.get(code) ?? 0) * 2 >= this.#items)
  }
}
