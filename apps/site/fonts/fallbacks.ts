import type { SubsetName } from './subsets.ts'

/**
 * What fallbacks have a width of their own for, as `unicode-range` has it: a font of a device may have letters that it should not show here.
 * Where two have a character, the later one has it.
 */
export const fallbackRanges = {
  latin: 'U+21-2FF,U+1E00-1EFF,U+2000-215F,U+2190-2215',
  digits: 'U+30-39',
  space: 'U+20,U+A0',
  cyrillic: 'U+400-52F,U+2116',
  arabic: 'U+600-6FF,U+200C-200F',
} as const

export type FallbackRange = keyof typeof fallbackRanges

/**
 * A font that devices have, by its PostScript names, which are the same in every language of a system; each costs a look-up. `widths` says how many per cent of its size makes characters as wide as in
 * ours, on average over the texts of the site (fallbacks.test.ts); digits but the 1, which is narrower in words, and wider in tables.
 * `weights` are those that are asked for, none where the browser is to embolden it.
 */
export type FallbackFace = {
  local: readonly string[]
  weights?: string
  widths: Partial<Record<FallbackRange, number>>
}

const TEXT = '400'
const TITLES = '600 680'
const roboto = ['Roboto-Regular']

/** By family, in the order of `--sans` (app/ui/tokens.css): of Android, and of most others. */
export const fallbackFaces: Readonly<Record<string, readonly FallbackFace[]>> = {
  'Arabic Fallback': [
    {
      local: ['NotoNaskhArabicUI', 'NotoNaskhArabic-Regular'],
      weights: TEXT,
      widths: { arabic: 109, space: 117.6 },
    },
    {
      local: ['NotoNaskhArabicUI-Bold', 'NotoNaskhArabic-Bold'],
      weights: TITLES,
      widths: { arabic: 113, space: 117.6 },
    },
  ],
  'Roboto Fallback': [
    { local: roboto, weights: TEXT, widths: { latin: 106.6, digits: 109.2, space: 113.4, cyrillic: 103.5 } },
    {
      local: ['Roboto-Bold'],
      weights: TITLES,
      widths: { latin: 108.5, digits: 110.6, space: 100, cyrillic: 106.2 },
    },
  ],
  'Arial Fallback': [
    {
      local: ['ArialMT', 'LiberationSans'],
      weights: TEXT,
      widths: { latin: 106.8, digits: 110.3, space: 101.2, cyrillic: 106.4 },
    },
    {
      local: ['Arial-BoldMT', 'LiberationSans-Bold'],
      weights: TITLES,
      widths: { latin: 102.7, digits: 114.1, space: 89.5, cyrillic: 101.8 },
    },
  ],
  // Newer phones have all weights of Roboto in one file, of which no name tells the bold one.
  'Bold Fallback': [{ local: roboto, widths: { latin: 110.4, digits: 112.9, space: 100.2, cyrillic: 107 } }],
}

/** What a page that has these fonts needs fallbacks for. The fonts that devices have for Kannada are not known here. */
export function fallbackRangesOf(subsets: readonly SubsetName[]): FallbackRange[] {
  const needed: readonly string[] = [...subsets, 'digits', 'space']
  return (Object.keys(fallbackRanges) as FallbackRange[]).filter((it) => needed.includes(it))
}
