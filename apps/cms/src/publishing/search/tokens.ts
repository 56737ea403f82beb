import { createHash } from 'node:crypto'
import type { Scope, SearchedCollection } from './entry-ids.ts'

/**
 * A token is a word that an index of the database knows as it is. What it stands for is told by its beginning: the collection, the
 * language and one character for the family; the rest is letters. No query reads postings of another language.
 */
export type TokenMaker = (family: string, tokenLetters: string) => string

/** How long the beginning is. */
export const BEGINNING_LENGTH = 3
const marks: Record<SearchedCollection, string> = { products: 'p', posts: 'b', turnkeys: 't' }
const NO_LANGUAGE = '00'

export function tokenMaker(collection: SearchedCollection, scope: Scope): TokenMaker {
  const beginning = marks[collection] + (scope ?? NO_LANGUAGE)
  return (family, tokenLetters) => beginning + family + tokenLetters
}

const FIRST_PRIVATE_LETTER = 0xe000
const MAX_TOKEN_LETTERS = 40

/** Letters as a token has them: a tokenizer would separate at an ASCII character that is neither letter nor digit. */
export function toTokenLetters(letters: string): string {
  return letters.replace(separators, (it) => String.fromCharCode(FIRST_PRIVATE_LETTER + it.charCodeAt(0)))
}

const separators = /[\0-/:-`{-\x7f]/g

/** The same for a whole word or field: instead of a long one, a hash tells whether it is the same. */
export function toWholeToken(letters: string): string {
  if (letters.length <= MAX_TOKEN_LETTERS) return toTokenLetters(letters)
  return createHash('sha256').update(letters).digest('hex').slice(0, 24)
}

/** What an index is asked for: at least one token of each list. */
export type TokenQuery = readonly (readonly string[])[]
