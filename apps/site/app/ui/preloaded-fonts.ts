import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import notoKannada from '@fontsource-variable/noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2?url'
import type { LanguageCode } from '@vitrine/locales/languages'
import notoArabic from '../../fonts/noto-sans-arabic-subset.woff2?url'

/** The fonts of a language's pages, to be fetched before the style sheet requests them; Chinese uses the system's. */
export function preloadedFonts(language: LanguageCode): string[] {
  switch (language) {
    case 'ru':
    case 'bg':
      return [interCyrillic, interLatin]
    case 'ar':
    case 'ir':
      return [notoArabic]
    case 'kn':
      return [notoKannada]
    default:
      return [interLatin]
  }
}
