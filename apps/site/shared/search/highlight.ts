import { fold, type Folded, foldLetters } from '@vitrine/locales/search/fold'
import { wordStarts } from '@vitrine/locales/search/match'

/** A text in pieces, of which those with odd indexes match the query. */
export type HighlightedText = readonly string[]

type Span = { start: number; end: number }

/** Splits a text at the matches of a query, at grapheme borders. A text without a match is one piece. */
export function highlightText(text: string, query: Folded): HighlightedText {
  const { plain, tight } = fold(text)
  const graphemes = graphemesOfLetters(text)
  // If a grapheme folded differently on its own than in its text, no mark would be better than a wrong one.
  if (graphemes.length !== tight.length || query.tight === '') return [text]
  const pieces: string[] = []
  let done = 0
  for (const { start, end } of findAll(plain, tight, query)) {
    const from = graphemes[start]?.start ?? 0
    if (from < done) continue
    pieces.push(text.slice(done, from))
    done = graphemes[end - 1]?.end ?? from
    pieces.push(text.slice(from, done))
  }
  return [...pieces, text.slice(done)]
}

/** For each letter of the folded text without spaces, the grapheme that it comes from, as indexes of the text. */
function graphemesOfLetters(text: string): Span[] {
  return [...new Intl.Segmenter('und').segment(text)].flatMap(({ segment, index }) => {
    const letters = foldLetters(segment).replaceAll(' ', '')
    return Array.from({ length: letters.length }, () => ({ start: index, end: index + segment.length }))
  })
}

/** The matches of the query, as indexes without spaces, by the rule of `matchList`: at a word's start, or with the same spaces. */
function findAll(plain: string, tight: string, query: Folded): Span[] {
  const starts = wordStarts(plain)
  const queryStarts = wordStarts(query.plain)
  const length = query.tight.length
  const found: Span[] = []
  let at = tight.indexOf(query.tight)
  while (at >= 0) {
    const index = at
    const isMatch = starts[index] || queryStarts.every((isStart, i) => i === 0 || starts[index + i] === isStart)
    if (isMatch) found.push({ start: index, end: index + length })
    at = tight.indexOf(query.tight, isMatch ? index + length : index + 1)
  }
  return found
}
