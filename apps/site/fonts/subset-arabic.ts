import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
export const wholeArabicFile =
  require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2')

/** The characters of Arabic and Persian: letters, vowel signs, both sets of digits, punctuation, joiners and direction marks. */
const ranges: readonly (readonly [number, number])[] = [
  [0x0020, 0x0020],
  [0x00a0, 0x00a0],
  [0x060c, 0x060c],
  [0x0610, 0x061b],
  [0x061f, 0x063a],
  [0x0640, 0x0655],
  [0x0660, 0x066d],
  [0x0670, 0x0671],
  [0x067e, 0x067e],
  [0x0686, 0x0686],
  [0x0698, 0x0698],
  [0x06a9, 0x06a9],
  [0x06af, 0x06af],
  [0x06c0, 0x06c0],
  [0x06cc, 0x06cc],
  [0x06d4, 0x06d5],
  [0x06f0, 0x06f9],
  [0x200c, 0x200f],
]

/** The weights that app/ui/tokens.css uses, by day and by night. */
const WEIGHTS = { min: 380, max: 680 }

/** The characters of the subset; `fonts.css` gives the same ranges to the browser. */
export const arabicCharacters: ReadonlySet<number> = new Set(
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step)),
)

/** The font of Arabic and Persian pages without the characters of other languages. All rules for joining and stacking are kept. */
export function subsetArabic(): Promise<Buffer> {
  const text = String.fromCodePoint(...arabicCharacters)
  return subsetFont(readFileSync(wholeArabicFile), text, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } })
}

export const arabicFile = new URL('./noto-sans-arabic-subset.woff2', import.meta.url)

if (import.meta.main) writeFileSync(arabicFile, await subsetArabic())
