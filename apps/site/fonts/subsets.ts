type Range = readonly [first: number, last: number]

/** A font of the site: the part of a family that some languages need. */
export type FontSubset = { family: string; ranges: readonly Range[] }

/** The weights that app/ui/tokens.css uses. */
export const WEIGHTS = { min: 400, max: 680 }

/**
 * Each language's pages have the fonts of its script alone (app/ui/fonts.ts), in small files; words of other scripts are in the system's
 * fonts. Where two of a family have a character, the one that a page names last has it; where two families have it, that of `--sans` that
 * comes first (app/ui/tokens.css). So spaces between Arabic or Kannada words are in the font of these words: those of Inter would be wider,
 * and come later.
 */
export const fontSubsets = {
  latin: {
    family: 'Inter',
    ranges: [
      [0x0020, 0x007e],
      [0x00a0, 0x00ff],
      [0x0131, 0x0131],
      [0x0152, 0x0153],
      [0x02bb, 0x02bc],
      [0x02c6, 0x02c6],
      [0x02da, 0x02da],
      [0x02dc, 0x02dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2191],
      [0x2193, 0x2193],
      [0x2212, 0x2212],
      [0x2215, 0x2215],
    ],
  },
  'latin-extended': {
    family: 'Inter',
    ranges: [
      [0x0100, 0x017f],
      [0x0218, 0x021b],
    ],
  },
  vietnamese: {
    family: 'Inter',
    ranges: [
      [0x0102, 0x0103],
      [0x0110, 0x0111],
      [0x0128, 0x0129],
      [0x0168, 0x0169],
      [0x01a0, 0x01a1],
      [0x01af, 0x01b0],
      [0x0300, 0x0301],
      [0x0303, 0x0303],
      [0x0309, 0x0309],
      [0x0323, 0x0323],
      [0x1ea0, 0x1ef9],
      [0x20ab, 0x20ab],
    ],
  },
  cyrillic: {
    family: 'Inter',
    ranges: [
      [0x0401, 0x040f],
      [0x0410, 0x044f],
      [0x0450, 0x045f],
      [0x0490, 0x0491],
      [0x2116, 0x2116],
    ],
  },
  /** Of Arabic and Persian: letters, vowel signs, both sets of digits, punctuation, joiners and direction marks. */
  arabic: {
    family: 'Site Arabic',
    ranges: [
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
    ],
  },
  kannada: {
    family: 'Site Kannada',
    ranges: [
      [0x0020, 0x0020],
      [0x00a0, 0x00a0],
      [0x0964, 0x0965],
      [0x0c80, 0x0cf3],
      [0x200c, 0x200d],
      [0x20b9, 0x20b9],
      [0x25cc, 0x25cc],
    ],
  },
} as const satisfies Record<string, FontSubset>

export type SubsetName = keyof typeof fontSubsets

/** A subset's characters, as code points. */
export function charactersOf(name: SubsetName): Set<number> {
  const ranges: readonly Range[] = fontSubsets[name].ranges
  return new Set(ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step)))
}

/** A subset's characters as `unicode-range` of `@font-face` names them. */
export function unicodeRangeOf(name: SubsetName): string {
  const ranges: readonly Range[] = fontSubsets[name].ranges
  const hex = (character: number) => character.toString(16).toUpperCase()
  return ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(',')
}
