import { defaultLanguage, type LanguageCode, languages } from '@vitrine/locales/languages'
import { tagOf } from './tag-of.ts'

/** The language of the content that a language of the back office is: `zh` is our `cn`. */
export function contentLanguageOf(reader: string): LanguageCode {
  const wanted = tagOf(reader)
  return languages.find(({ tag }) => tag === wanted || tag.startsWith(`${wanted}-`))?.code ?? defaultLanguage
}

/** The direction in which a language of the back office is written. */
export const adminLanguageDirection = (reader: string) =>
  reader === 'ar' || reader === 'fa' ? ('rtl' as const) : ('ltr' as const)
