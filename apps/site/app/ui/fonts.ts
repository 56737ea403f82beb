import type { LanguageCode } from '@vitrine/locales/languages'
import arabic from '../../fonts/arabic.woff2?url'
import cyrillic from '../../fonts/cyrillic.woff2?url'
import kannada from '../../fonts/kannada.woff2?url'
import latin from '../../fonts/latin.woff2?url'
import latinExtended from '../../fonts/latin-extended.woff2?url'
import { fallbackRangesOf } from '../../fonts/fallbacks.ts'
import { fontSubsets, type SubsetName, unicodeRangeOf, WEIGHTS } from '../../fonts/subsets.ts'
import vietnamese from '../../fonts/vietnamese.woff2?url'
import { fallbackRules, metricsOfInter } from './fallback-rules.ts'
import { fontsOf, preloadedFontsOf } from './fonts-of-language.ts'

const files: Record<SubsetName, string> = {
  latin,
  'latin-extended': latinExtended,
  vietnamese,
  cyrillic,
  arabic,
  kannada,
}

/** The addresses of the fonts that are fetched before the page's text asks for them. */
export function preloadedFonts(language: LanguageCode): string[] {
  return preloadedFontsOf(language).map((name) => files[name])
}

/** The `@font-face` rules of a language's pages: the site's fonts, and those of devices that stand in for them until they have come. */
export function fontFaces(language: LanguageCode): string {
  const subsets = fontsOf(language)
  return subsets.map(toFontFace).join('') + fallbackRules(fallbackRangesOf(subsets))
}

function toFontFace(name: SubsetName): string {
  const { family } = fontSubsets[name]
  const weights = `${WEIGHTS.min} ${WEIGHTS.max}`
  const metrics = family === 'Inter' ? '' : metricsOfInter(100)
  return `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(${files[name]})format("woff2");unicode-range:${unicodeRangeOf(name)}${metrics}}`
}
