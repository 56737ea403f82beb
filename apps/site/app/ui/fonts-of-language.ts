import type { LanguageCode } from '@vitrine/locales/languages'
import type { SubsetName } from '../../fonts/subsets.ts'

/**
 * The fonts of a language's pages, what the page is written in last. Names and words in other scripts are in the system's fonts; Chinese is
 * in them too. The letters of central and eastern Europe are in names everywhere: a browser fetches a font where it shows one of its
 * characters.
 */
export function fontsOf(language: LanguageCode): SubsetName[] {
  switch (language) {
    case 'ru':
    case 'bg':
      return ['latin', 'cyrillic']
    case 'ar':
    case 'ir':
      return ['latin', 'arabic']
    case 'kn':
      return ['latin', 'kannada']
    case 'vn':
      return ['latin', 'vietnamese']
    default:
      return ['latin-extended', 'latin']
  }
}

/** The fonts that every page of the language shows. */
export function preloadedFontsOf(language: LanguageCode): SubsetName[] {
  switch (language) {
    case 'ru':
    case 'bg':
    case 'vn':
    case 'pl':
    case 'ro':
    case 'sr':
    case 'tr':
      return fontsOf(language)
    case 'ar':
    case 'ir':
    case 'kn':
      return fontsOf(language).slice(-1)
    default:
      return ['latin']
  }
}
