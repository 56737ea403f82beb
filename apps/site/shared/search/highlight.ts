import { fold, type Folded, foldLetters } from './fold.ts'
import { gapsOf } from './match.ts'

/** A text in pieces: the odd ones are what was searched for. Together they are the text. */
export type HighlightedText = readonly string[]

type Span = { start: number; end: number }

/** A text cut where the query is in it, at the borders of whole graphemes. A text without it is one piece. */
export function highlightText(text: string, query: Folded): HighlightedText {
  const { plain, tight } = fold(text)
  const places = placesOfLetters(text)
  // Were a grapheme to fold otherwise alone than in its text, no mark would be better than a wrong one.
  if (places.length !== tight.length || query.tight === '') return [text]
  const pieces: string[] = []
  let done = 0
  for (const { start, end } of findAll(plain, tight, query)) {
    const from = places[start]?.start ?? 0
    if (from < done) continue
    pieces.push(text.slice(done, from))
    done = places[end - 1]?.end ?? from
    pieces.push(text.slice(from, done))
  }
  return [...pieces, text.slice(done)]
}

/** For each letter of the folded text without spaces the grapheme that it comes from, as indexes of the text. */
function placesOfLetters(text: string): Span[] {
  return [...new Intl.Segmenter('und').segment(text)].flatMap(({ segment, index }) => {
    const letters = foldLetters(segment).replaceAll(' ', '')
    return Array.from({ length: letters.length }, () => ({ start: index, end: index + segment.length }))
  })
}

/** Where the query is, as indexes without spaces, by the rule of `matchList`: at a word's start, or with the same spaces. */
function findAll(plain: string, tight: string, query: Folded): Span[] {
  const gaps = gapsOf(plain)
  const queryGaps = gapsOf(query.plain)
  const length = query.tight.length
  const found: Span[] = []
  let at = tight.indexOf(query.tight)
  while (at >= 0) {
    const place = at
    const fits = gaps[place] || queryGaps.every((gap, i) => i === 0 || gaps[place + i] === gap)
    if (fits) found.push({ start: place, end: place + length })
    at = tight.indexOf(query.tight, fits ? place + length : place + 1)
  }
  return found
}
