import { isLanguageCode, type LanguageCode, languages } from '@vitrine/locales/languages'

/** Our language of a BCP-47 tag, also where that names a region of it; null of any other. */
export function toLanguage(tag: string): LanguageCode | null {
  const wanted = tag.toLowerCase()
  const found =
    languages.find((it) => it.tag.toLowerCase() === wanted) ?? languages.find((it) => it.tag === wanted.split('-')[0])
  return found && isLanguageCode(found.code) ? found.code : null
}
