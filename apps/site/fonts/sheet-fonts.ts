import { charactersOf } from './subsets.ts'

/** The weights of sheets, as the whole fonts' folders are named. */
export const SHEET_WEIGHTS = ['400Regular', '600SemiBold'] as const
export type SheetWeight = (typeof SHEET_WEIGHTS)[number]

/** The fonts that sheets are typeset in: of each language's script, and of what names on them may be written in. */
export const sheetFonts = {
  inter: { family: 'Inter', source: { package: 'inter', file: 'Inter' } },
  arabic: { family: 'Noto Sans Arabic', source: { package: 'noto-sans-arabic', file: 'NotoSansArabic' } },
  kannada: { family: 'Noto Sans Kannada', source: { package: 'noto-sans-kannada', file: 'NotoSansKannada' } },
  chinese: { family: 'Noto Sans SC', source: { package: 'noto-sans-sc', file: 'NotoSansSC' } },
} as const

export type SheetFont = keyof typeof sheetFonts

/** Where a font is: TrueType, compressed by brotli. */
export function sheetFontFile(name: SheetFont, weight: SheetWeight): URL {
  return new URL(`./sheets/${name}-${weight}.ttf.br`, import.meta.url)
}

/** What a font has, as code points. */
export function charactersOfSheetFont(name: SheetFont): Set<number> {
  switch (name) {
    case 'inter':
      return new Set(interRanges.flatMap(([first, last]) => listRange(first, last)))
    case 'arabic':
    case 'kannada':
      return charactersOf(name)
    case 'chinese':
      return new Set(listGb2312())
  }
}

/** Latin of all languages, Greek and Cyrillic, punctuation, superscripts, currencies, arrows and signs of figures. */
const interRanges = [
  [0x0020, 0x007e],
  [0x00a0, 0x024f],
  [0x02bb, 0x02bc],
  [0x02c6, 0x02dd],
  [0x0300, 0x036f],
  [0x0370, 0x03ff],
  [0x0400, 0x045f],
  [0x0490, 0x0491],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2000, 0x206f],
  [0x2070, 0x209f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2150, 0x215f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x25a0, 0x25cf],
] as const

function listRange(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}

/** The 6,763 characters of GB 2312, which cover 99.9 % of what is written, with the signs and full-width forms of its first rows. */
function listGb2312(): number[] {
  const decoder = new TextDecoder('gb18030')
  const bytes = listRange(0xa1, 0xfe)
  const rows = [0xa1, 0xa2, 0xa3, ...listRange(0xb0, 0xf7)]
  return rows.flatMap((row) =>
    bytes.flatMap((byte) => {
      const character = decoder.decode(Uint8Array.of(row, byte)).codePointAt(0) ?? 0
      // Places without a character are in the private use area.
      return character >= 0x2000 && (character < 0xe000 || character > 0xf8ff) && character !== 0xfffd
        ? [character]
        : []
    }),
  )
}
