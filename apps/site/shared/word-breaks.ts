import type { LanguageCode } from '@vitrine/locales/languages'

/** Where words of a page's titles may be broken: each word with bars at these places, such as `Sägema|schinen`. */
export type WordBreaks = Readonly<Record<string, string>>

/** What has places to break is looked up whole: in Chinese what is between spaces, elsewhere a word of twelve letters and more: shorter ones fit everywhere. */
const breakable = /[\p{L}\p{M}]{12,}/gu
const chinese = /\S*\p{Script=Han}\S*/gu

/** What finds the parts of a text that can have places to break; a title has one in Chinese, and few elsewhere. */
export const breakablePattern = (language: LanguageCode): RegExp => (language === 'cn' ? chinese : breakable)

/** The pieces of a text, of which those with odd indexes are words in parts, between which it may be broken. */
export type BreakablePieces = (string | readonly string[])[]

/** Splits a text at the words that have places to break. */
export function splitAtWordBreaks(text: string, language: LanguageCode, breaks: WordBreaks): BreakablePieces {
  const pieces: BreakablePieces = []
  let done = 0
  for (const { 0: word, index } of text.matchAll(breakablePattern(language))) {
    const parts = Object.hasOwn(breaks, word) ? breaks[word]?.split('|') : undefined
    if (!parts || parts.length < 2) continue
    pieces.push(text.slice(done, index), parts)
    done = index + word.length
  }
  return [...pieces, text.slice(done)]
}

/**
 * Puts together what stands between two spaces or hyphens, so that it goes to the next line whole where it fits there.
 * @returns texts, and lists of pieces of which some are words in parts
 */
export function joinBetweenSpaces(pieces: BreakablePieces): (string | BreakablePieces)[] {
  const runs: BreakablePieces[] = [[]]
  for (const piece of pieces)
    if (typeof piece !== 'string') runs.at(-1)?.push(piece)
    else
      for (const [index, part] of piece.split(/((?!\u00A0)\s+)/).entries())
        if (index % 2 === 1) runs.push([part], [])
        else
          for (const bit of part.split(/(?<=-)/)) {
            if (bit !== '') runs.at(-1)?.push(bit)
            if (bit.endsWith('-')) runs.push([])
          }
  const joined: (string | BreakablePieces)[] = []
  for (const run of runs) {
    const [text, last] = [run.every((it) => typeof it === 'string') && run.join(''), joined.at(-1)]
    if (text === false) joined.push(run)
    else if (typeof last === 'string') joined.splice(-1, 1, last + text)
    else joined.push(text)
  }
  return joined.filter((it) => it !== '')
}
