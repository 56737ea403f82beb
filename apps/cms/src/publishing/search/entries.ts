import { defaultLanguage, type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { fold, type Folded } from '@vitrine/locales/search/fold'
import { ranks } from '@vitrine/locales/search/match'
import { rankField } from '@vitrine/locales/search/rank-field'
import { type FoldedFields, wordsOfFields } from '@vitrine/locales/search/words'
import { type Scope, type SearchedCollection, toEntryId } from './entry-ids.ts'
import { tokensOfField } from './grams.ts'
import { tokensOfWord } from './similar-word-tokens.ts'
import { BEGINNING_LENGTH, type TokenMaker, tokenMaker, toWholeToken } from './tokens.ts'

/** A row of the index: a document in one language, or what it has in common in all of them; and the words that are new in it. */
export type SearchEntry = { id: number; text: string; tokens: string[]; words: IndexedWord[] }

/** A word of the vocabulary of a collection, in one language or common to all: `key` tells which. */
export type IndexedWord = { key: string; tokens: () => string[] }

/** What a published document is found by (R5.10). */
export type SearchedDocument = {
  id: number
  names: Partial<Record<LanguageCode, string>>
  model: string | null
  slug: string | null
}

const WHOLE_FAMILY = 'e'
const WORD_FAMILY = 'z'
const [NAME_LINE, SLUG_LINE] = ['n', 's']
const SLUG_RANK = ranks.indexOf('slug')

/** The entries of a document. There is one without a language even if it has no texts: it tells that the document is in the index. */
export function toEntries(collection: SearchedCollection, document: SearchedDocument): SearchEntry[] {
  const model = document.model === null ? [] : [fold(document.model).plain]
  const slug = document.slug === null ? null : fold(document.slug).plain
  const common = toEntry(collection, document.id, null, { names: model, slug })
  const languages = languageCodes.flatMap((language) => {
    const text = document.names[language]
    if (text === undefined) return []
    const name = fold(text).plain
    const entry = toEntry(collection, document.id, language, { names: [name], slug: null })
    const toToken = tokenMaker(collection, language)
    for (const word of new Set(wordsOfFields({ names: [...model, name], slug })))
      entry.tokens.push(wordToken(word, toToken))
    return [entry]
  })
  return [common, ...languages]
}

function toEntry(collection: SearchedCollection, id: number, scope: Scope, { names, slug }: FoldedFields): SearchEntry {
  const toToken = tokenMaker(collection, scope)
  const tokens = new Set(names.flatMap((it) => [wholeToken(it, toToken), ...tokensOfField(it, 'name', toToken)]))
  for (const token of tokensOfField(slug ?? '', 'slug', toToken)) tokens.add(token)
  const lines = [...names.map((it) => NAME_LINE + it), ...(slug === null ? [] : [SLUG_LINE + slug])]
  const words = [...new Set(wordsOfFields({ names, slug }))].map((it) => toIndexedWord(it, collection, scope))
  return { id: toEntryId(collection, id, scope), text: lines.join('\n'), tokens: [...tokens], words }
}

/** A number is the same in every language. */
function toIndexedWord(word: string, collection: SearchedCollection, scope: Scope): IndexedWord {
  const toToken = tokenMaker(collection, /^\d+$/.test(word) ? null : scope)
  return { key: wordKey(word, toToken), tokens: () => tokensOfWord(word, toToken) }
}

export const wordKey = (word: string, toToken: TokenMaker) => toToken('', word)
export const wordOfKey = (key: string) => key.slice(BEGINNING_LENGTH)

/** For fields that are the query, whatever their spaces. */
export const wholeToken = (plain: string, toToken: TokenMaker) =>
  toToken(WHOLE_FAMILY, toWholeToken(plain.replaceAll(' ', '')))

/** For documents that have a word in any field. */
export const wordToken = (word: string, toToken: TokenMaker) => toToken(WORD_FAMILY, toWholeToken(word))

/** The fields of an entry, from its text. */
export function readEntry(text: string): FoldedFields {
  const lines = text.split('\n')
  const slug = lines.find((it) => it.startsWith(SLUG_LINE))
  return {
    names: lines.filter((it) => it.startsWith(NAME_LINE)).map((it) => it.slice(1)),
    slug: slug === undefined ? null : slug.slice(1),
  }
}

/** How well an entry matches: an index of `ranks`, or null. What is found in the slug comes last. */
export function rankEntry(text: string, query: Folded): number | null {
  const { names, slug } = readEntry(text)
  const found = names.flatMap((it) => rankField(it, query) ?? [])
  if (found.length > 0) return Math.min(...found)
  return slug !== null && rankField(slug, query) !== null ? SLUG_RANK : null
}

/** The name in each language that a card shows: English stands in, unless the document exists in its own languages only. */
export function shownNames(
  texts: Partial<Record<LanguageCode, string | null>> | null | undefined,
  hasFallback: boolean,
): Partial<Record<LanguageCode, string>> {
  const own = (language: LanguageCode) => (texts?.[language]?.trim() ? (texts[language] as string) : undefined)
  return Object.fromEntries(
    languageCodes.flatMap((language) => {
      const text = own(language) ?? (hasFallback ? own(defaultLanguage) : undefined)
      return text === undefined ? [] : [[language, text]]
    }),
  )
}
