/** Cuts a tagged text at the ends of sentences that are in no tag, into pieces of at most so many characters where that is possible. */
export function splitText(text: string, maxCharacters: number): string[] {
  if (text.length <= maxCharacters) return [text]
  const pieces: string[] = []
  let piece = ''
  for (const sentence of sentencesOf(text)) {
    if (piece !== '' && piece.length + sentence.length > maxCharacters) {
      pieces.push(piece)
      piece = ''
    }
    piece += sentence
  }
  return piece === '' ? pieces : [...pieces, piece]
}

/** Each with the blank behind it. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: found, index } of text.matchAll(/<\/?[gx][^>]*>|[.!?…:;]\s+/g)) {
    if (found.startsWith('</')) depth -= 1
    else if (found.startsWith('<')) depth += 1
    else if (depth === 0) {
      sentences.push(text.slice(from, index + found.length))
      from = index + found.length
    }
  }
  return from < text.length ? [...sentences, text.slice(from)] : sentences
}

/** Puts the translations of pieces together, with the blanks that stood between them. */
export const joinPieces = (pieces: readonly string[], translations: readonly string[]): string =>
  translations
    .map((it, at) => (at < pieces.length - 1 ? it.trimEnd() + (pieces[at]?.match(/\s*$/)?.[0] ?? '') : it))
    .join('')
