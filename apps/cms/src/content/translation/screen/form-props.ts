import type { LanguageCode } from '@vitrine/locales/languages'
import type { TranslationTexts } from '../translation-texts.ts'

export type LanguageOption = { code: LanguageCode; name: string }

/** What the forms of the page about translation are given. */
export type FormProps = {
  kinds: readonly { slug: string; name: string }[]
  /** What is chosen at first. */
  kind: string
  language: string
  languages: readonly LanguageOption[]
  /** Of the list that somebody comes from, as its address has them. */
  filters: string
  texts: TranslationTexts
  labels: { kind: string; language: string }
}
