import type { LanguageCode } from '@vitrine/locales/languages'
import { getText } from '../texts/loaded-texts.ts'

/** The texts for where there is no error page, since it fails itself or the request has no address (400): in the page's language or, where its texts are missing, in English. */
export function fallbackTexts(language: LanguageCode, status = 500): { message: string; home: string } {
  try {
    const text = getText(language)
    return { message: text(status === 500 ? 'error.showingError' : 'error.other.title'), home: text('error.goHome') }
  } catch {
    return {
      message: status === 500 ? 'An error occurred while showing the error page' : 'An error occurred',
      home: 'Go homepage',
    }
  }
}
