import type { Folded } from '@vitrine/locales/search/fold'
import { type TokenMaker, toTokenLetters } from './tokens.ts'

/** The longest run of letters that is a token. */
const MAX_LETTERS = 3
/** More runs of a long query would cost more than they leave out. */
const MAX_RUNS = 8

/**
 * The families of tokens that are runs of one to three letters: at the start of a field, at the start of another word (both without
 * spaces, which may differ there), anywhere with the spaces of the text, and of those with a space inside the same without it.
 */
type Families = { start: string; word: string; anywhere: string; across: string }
const families: Record<'name' | 'slug', Families> = {
  name: { start: 's', word: 'w', anywhere: 'a', across: 'c' },
  slug: { start: 'v', word: 'v', anywhere: 'g', across: 'h' },
}

/** Letters of a token, without and with the spaces of the text. */
type Run = { at: number; tight: string; plain: string }

const SPACE = toTokenLetters(' ')

/** The tokens of a folded field, some of them perhaps twice. */
export function tokensOfField(plain: string, kind: 'name' | 'slug', toToken: TokenMaker): string[] {
  const family = families[kind]
  const letters = readLetters(plain)
  const tokens: string[] = []
  for (let at = 0; at < letters.length; at++) {
    for (let length = 1; length <= Math.min(MAX_LETTERS, letters.length - at); length++) {
      const run = runAt(letters, at, length)
      tokens.push(toToken(family.anywhere, run.plain))
      if (length === MAX_LETTERS && run.plain !== run.tight) tokens.push(toToken(family.across, run.tight))
      if (at === 0) tokens.push(toToken(family.start, run.tight))
      else if (letters[at]?.startsWord) tokens.push(toToken(family.word, run.tight))
    }
  }
  return tokens
}

/** Whether the queries below find nothing else than what matches. */
export const isOneRun = (query: Folded) => runsOf(query).length === 1

/** Queries for fields that may begin with the query, have it at another word, or inside: few are found that do not. */
export function nameQueries(query: Folded, makers: readonly TokenMaker[]) {
  const [first, ...others] = runsOf(query)
  if (!first) return { start: [], word: [], inside: [] }
  const all = (family: string, letters: string) => makers.map((toToken) => toToken(family, letters))
  const { start, word, anywhere, across } = families.name
  const rest = others.map(({ tight }) => [...all(anywhere, tight), ...all(across, tight)])
  return {
    start: [all(start, first.tight), ...rest],
    word: [all(word, first.tight), ...rest],
    inside: [first, ...others].map(({ plain }) => all(anywhere, plain)),
  }
}

/** A query for slugs that may have the query anywhere. */
export function slugQuery(query: Folded, toToken: TokenMaker) {
  const { start, anywhere, across } = families.slug
  return runsOf(query).map(({ at, tight, plain }) =>
    at === 0 ? [toToken(start, tight), toToken(anywhere, plain)] : [toToken(anywhere, tight), toToken(across, tight)],
  )
}

type Letter = { letter: string; startsWord: boolean }

function readLetters(plain: string): Letter[] {
  const letters: Letter[] = []
  let startsWord = true
  for (const letter of plain) {
    if (letter !== ' ') letters.push({ letter: toTokenLetters(letter), startsWord })
    startsWord = letter === ' '
  }
  return letters
}

function runAt(letters: readonly Letter[], at: number, length: number): Run {
  let tight = ''
  let plain = ''
  for (const { letter, startsWord } of letters.slice(at, at + length)) {
    plain += startsWord && tight !== '' ? SPACE + letter : letter
    tight += letter
  }
  return { at, tight, plain }
}

/** Runs that cover a query, or as many of them as count. */
function runsOf({ plain }: Folded): Run[] {
  const letters = readLetters(plain)
  if (letters.length === 0) return []
  if (letters.length <= MAX_LETTERS) return [runAt(letters, 0, letters.length)]
  const last = letters.length - MAX_LETTERS
  const count = Math.min(MAX_RUNS, Math.ceil(letters.length / MAX_LETTERS))
  return Array.from({ length: count }, (_, i) => runAt(letters, Math.round((last * i) / (count - 1)), MAX_LETTERS))
}
