import type { SubsetName } from './subsets.ts'

/** The scripts of fallbacks, as `unicode-range` has them: a font of a device may have letters that it should not show here. */
export const scriptRanges = {
  latin: 'U+20-2FF,U+1E00-1EFF,U+2000-215F,U+2190-2215',
  cyrillic: 'U+300-301,U+400-52F,U+2116',
  arabic: 'U+20,U+A0,U+600-6FF,U+200C-200F',
} as const

export type Script = keyof typeof scriptRanges

/**
 * A font that devices have. `widths` says for each script how many per cent of its size makes words as wide as in ours, on average over
 * the texts of the site (fallbacks.test.ts); its `weights` are those that are asked for, none where the browser is to embolden it.
 */
export type FallbackFace = { local: readonly string[]; weights?: string; widths: Partial<Record<Script, number>> }

const roboto = ['Roboto', 'Roboto-Regular']

/** In the order of `--sans` (app/ui/tokens.css), by family. */
export const fallbackFaces: Readonly<Record<string, readonly FallbackFace[]>> = {
  'Arabic Fallback': [
    {
      local: ['Noto Naskh Arabic UI', 'NotoNaskhArabicUI', 'Noto Naskh Arabic'],
      weights: '400',
      widths: { arabic: 109 },
    },
    {
      local: ['Noto Naskh Arabic UI Bold', 'NotoNaskhArabicUI-Bold', 'Noto Naskh Arabic Bold'],
      weights: '600 680',
      widths: { arabic: 113 },
    },
  ],
  'Roboto Fallback': [
    { local: roboto, weights: '400', widths: { latin: 107, cyrillic: 103.5 } },
    { local: ['Roboto Bold', 'Roboto-Bold'], weights: '600 680', widths: { latin: 107.7, cyrillic: 106.2 } },
  ],
  'Arial Fallback': [
    {
      local: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
      weights: '400',
      widths: { latin: 106.3, cyrillic: 106.4 },
    },
    {
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Neue Bold'],
      weights: '600 680',
      widths: { latin: 102, cyrillic: 101.8 },
    },
  ],
  // Newer phones have all weights of Roboto in one file, of which no name tells the bold one.
  'Bold Fallback': [{ local: roboto, widths: { latin: 109.4, cyrillic: 107.6 } }],
}

/** The scripts of a page that has these fonts. The fonts that devices have for Kannada are not known here. */
export function scriptsOf(subsets: readonly SubsetName[]): Script[] {
  return (Object.keys(scriptRanges) as Script[]).filter((script) => subsets.some((name) => name === script))
}
