import { createContext, type ReactNode, use } from 'react'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Text } from '../../shared/texts/texts.ts'
import type { WordBreaks } from '../../shared/word-breaks.ts'

type LanguageValue = { language: LanguageCode; text: Text; wordBreaks?: WordBreaks }

const LanguageContext = createContext<LanguageValue | null>(null)

export function LanguageProvider({ children, ...value }: LanguageValue & { children: ReactNode }) {
  return <LanguageContext value={value}>{children}</LanguageContext>
}

function useLanguageValue(): LanguageValue {
  const value = use(LanguageContext)
  if (!value) throw new Error('LanguageProvider is missing above this component')
  return value
}

/** The code of the language that the page is in. */
export function useLanguage(): LanguageCode {
  return useLanguageValue().language
}

const NONE: WordBreaks = {}

/** Where the words of titles may be broken. */
export function useKnownWordBreaks(): WordBreaks {
  return useLanguageValue().wordBreaks ?? NONE
}

/** The interface texts of the page's language. */
export function useText(): Text {
  return useLanguageValue().text
}
