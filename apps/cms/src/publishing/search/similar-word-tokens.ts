import { maxErrorsIn } from '@vitrine/locales/search/similar-words'
import { type TokenMaker, toTokenLetters, type TokenQuery } from './tokens.ts'

/**
 * Tokens of words by which those are found that are like a typed one, or begin like it. With one error allowed: what is left without one
 * letter, which two such words have in common. With two: pieces at their places, of which one of three is the same in both.
 */
const PIECE = 'q'
const REST = 'd'
const MAX_LETTERS = 32
const PIECES = 3
/** Typed words of 3 to 5 letters may have one error: `maxErrorsIn`. */
const LENGTHS_WITH_ONE_ERROR = [3, 4, 5]
const MAX_LENGTH_WITH_ONE_ERROR = 6

export function tokensOfWord(word: string, toToken: TokenMaker): string[] {
  const letters = [...word].slice(0, MAX_LETTERS)
  const tokens = new Set<string>()
  const addRests = (length: number) => {
    for (const rest of restsOf(letters.slice(0, length))) tokens.add(restToken(rest, toToken))
  }
  for (const length of LENGTHS_WITH_ONE_ERROR) if (letters.length >= length) addRests(length)
  if (letters.length <= MAX_LENGTH_WITH_ONE_ERROR) addRests(letters.length)
  for (let at = 0; at < letters.length; at++)
    for (const length of [2, 3])
      if (at + length <= letters.length) tokens.add(pieceToken(at, letters.slice(at, at + length), toToken))
  return [...tokens]
}

/** Queries for words that may be similar to a typed one, those first that find the most similar ones. */
export function similarWordQueries(typed: string, makers: readonly TokenMaker[]): TokenQuery[] {
  const letters = [...typed].slice(0, MAX_LETTERS)
  const maxErrors = maxErrorsIn(typed)
  const rests = maxErrors === 0 ? [typed] : restsOf(letters)
  if (maxErrors < 2) return [[makers.flatMap((toToken) => rests.map((it) => restToken(it, toToken)))]]
  const tokensOf = (pieces: readonly Piece[]) =>
    pieces.map((its) => makers.flatMap((toToken) => its.map(([at, it]) => pieceToken(at, it, toToken))))
  const [first = [], second = [], third = []] = tokensOf(piecesOf(letters, 2))
  // Two letters swapped where pieces meet are one error in both; the other error moves a piece by one place.
  const swapped = boundariesOf(letters).flatMap((at) => tokensOf(piecesOf(swap(letters, at), 1)).flat())
  const any = [...new Set([...first, ...second, ...third, ...swapped])]
  // At least two of the three pieces, then at least one.
  return [
    [
      [...first, ...second],
      [...first, ...third],
      [...second, ...third],
    ],
    [any],
  ]
}

/** A word, and what is left of it without one of its letters. */
function restsOf(letters: readonly string[]): string[] {
  return [letters.join(''), ...letters.map((_, i) => letters.toSpliced(i, 1).join(''))]
}

/** The places at which some letters may stand. */
type Piece = [number, string[]][]

/** Each piece of a typed word, at the places to which errors may move it. */
function piecesOf(letters: readonly string[], errors: number): Piece[] {
  const size = Math.floor(letters.length / PIECES)
  return Array.from({ length: PIECES }, (_, i) => {
    const at = i * size
    const piece = letters.slice(at, at + Math.min(size, 3))
    const places = Array.from({ length: 2 * errors + 1 }, (__, moved) => at + moved - errors)
    return places.filter((it) => it >= 0).map((it): [number, string[]] => [it, piece])
  })
}

/** Where pieces meet. */
function boundariesOf(letters: readonly string[]): number[] {
  const size = Math.floor(letters.length / PIECES)
  return [size, 2 * size]
}

const swap = (letters: readonly string[], at: number) =>
  letters.toSpliced(at - 1, 2, letters[at] as string, letters[at - 1] as string)

const restToken = (rest: string, toToken: TokenMaker) => toToken(REST, toTokenLetters(rest))
const pieceToken = (at: number, letters: readonly string[], toToken: TokenMaker) =>
  toToken(PIECE, at.toString(36) + toTokenLetters(letters.join('')))
