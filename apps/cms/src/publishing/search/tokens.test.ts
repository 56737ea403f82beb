import { fold } from '@vitrine/locales/search/fold'
import { ranks } from '@vitrine/locales/search/match'
import { compareWords, maxErrorsIn } from '@vitrine/locales/search/similar-words'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankEntry, toEntries } from './entries.ts'
import { isOneRun, nameQueries, slugQuery } from './grams.ts'
import { similarWordQueries, tokensOfWord } from './similar-word-tokens.ts'
import { tokenMaker, type TokenQuery } from './tokens.ts'

const isMatch = (tokens: ReadonlySet<string>, query: TokenQuery) =>
  query.every((some) => some.some((token) => tokens.has(token)))

const letter = fc.constantFrom('a', 'b', 'c', ' ', '-', '1', '2', 'é', 'ü', 'ъ', 'و', '自', '动', ',', '𝟜')
const text = fc.string({ unit: letter, minLength: 1, maxLength: 14 })
/** A part of a name as somebody may type it: with its spaces, or with others. */
const part = fc.record({
  from: fc.nat(9),
  length: fc.integer({ min: 1, max: 9 }),
  space: fc.constantFrom(null, '', ' '),
})

describe('what matches', () => {
  it('has the tokens that its rank is asked for, and those of short queries nothing else has [R17.7]', () => {
    fc.assert(
      fc.property(text, part, (name, { from, length, space }) => {
        const typed = name.slice(from, from + length)
        const query = fold(space === null ? typed : [...typed.replaceAll(/[ -]/g, '')].join(space))
        if (query.tight === '') return
        const document = { id: 1, names: { en: name }, model: null, slug: name }
        const [common, english] = toEntries('products', document)
        const queries = nameQueries(query, [tokenMaker('products', 'en'), tokenMaker('products', null)])
        const named = new Set(english?.tokens)
        const rank = rankEntry(english?.text ?? '', query)
        const found = {
          start: isMatch(named, queries.start),
          word: isMatch(named, queries.word),
          inside: isMatch(named, queries.inside),
        }
        const best = rank === null ? null : ranks[rank]
        if (best === 'whole' || best === 'start') expect(found.start).toBe(true)
        if (best === 'word') expect(found.word).toBe(true)
        if (best === 'inside') expect(found.inside).toBe(true)
        const inSlug = isMatch(new Set(common?.tokens), slugQuery(query, tokenMaker('products', null)))
        if (rankEntry(common?.text ?? '', query) !== null) expect(inSlug).toBe(true)
        if (!isOneRun(query)) return
        expect(inSlug).toBe(rank !== null)
        expect(found.start || found.word || found.inside).toBe(rank !== null)
      }),
      { numRuns: 6000 },
    )
  })
})

describe('words that are similar', () => {
  const english = tokenMaker('products', 'en')
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', '1', 'я'), minLength: 2, maxLength: 12 })

  it('are among those that are compared [R17.4]', () => {
    fc.assert(
      fc.property(word, word, fc.nat(), fc.nat(), (first, other, a, b) => {
        // Nearly the same word: a letter taken out, and two swapped.
        const at = a % first.length
        const letters = [...first.slice(0, at), ...first.slice(at + 1), ...other.slice(0, b % 3)]
        const swap = b % Math.max(1, letters.length - 1)
        const near = letters.toSpliced(swap, 2, ...letters.slice(swap, swap + 2).toReversed()).join('')
        for (const known of [near, other, first + other, first.slice(2), other.slice(0, 2) + first]) {
          if (first.length < 3 || compareWords(first, known, maxErrorsIn(first)) === 0) continue
          const tokens = new Set(tokensOfWord(known, english))
          expect([first, known, similarWordQueries(first, [english]).some((query) => isMatch(tokens, query))]).toEqual([
            first,
            known,
            true,
          ])
        }
      }),
      { numRuns: 5000 },
    )
  })
})
