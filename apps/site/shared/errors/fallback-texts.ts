import type { LanguageCode } from '@vitrine/locales/languages'
import { getText } from '../texts/loaded-texts.ts'

/** The texts for where the error page itself fails: in the page's language or, where its texts are missing, in English. */
export function fallbackTexts(language: LanguageCode): { message: string; home: string } {
  try {
    const text = getText(language)
    return { message: text('error.showingError'), home: text('error.goHome') }
  } catch {
    return { message: 'An error occurred while showing the error page', home: 'Go homepage' }
  }
}
