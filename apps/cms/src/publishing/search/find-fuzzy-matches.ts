import type { LanguageCode } from '@vitrine/locales/languages'
import type { Folded } from '@vitrine/locales/search/fold'
import { compareWords, maxErrorsIn, MIN_SCORE } from '@vitrine/locales/search/similar-words'
import { wordsOf, wordsOfFields } from '@vitrine/locales/search/words'
import { readEntry, wordKey, wordOfKey, wordToken } from './entries.ts'
import { documentIdOf, type SearchedCollection, toEntryId } from './entry-ids.ts'
import type { SearchStore } from './search-store.ts'
import { similarWordQueries } from './similar-word-tokens.ts'
import { type TokenMaker, tokenMaker } from './tokens.ts'

/** In Chinese every two characters are a word. */
const MAX_TYPED_WORDS = 40

/** How many words are compared with a typed one, how many of them count, and how many documents are compared: enough for six. */
const MAX_COMPARED_WORDS = 2000
const MAX_SIMILAR_WORDS = 60
const MAX_COMPARED_DOCUMENTS = 500

type Similarities = ReadonlyMap<string, number>

/**
 * What is similar to a query that nothing matches: its words in any order, with a letter or two wrong.
 * @returns the score of each document that is similar enough
 */
export async function findFuzzyMatches(
  store: SearchStore,
  collection: SearchedCollection,
  language: LanguageCode,
  query: Folded,
): Promise<Map<number, number>> {
  const words = [...new Set(wordsOf(query.plain))].slice(0, MAX_TYPED_WORDS)
  const makers = [tokenMaker(collection, language), tokenMaker(collection, null)]
  const similar = await Promise.all(words.map((it) => findSimilarWords(store, it, makers)))
  const found = similar.filter((it) => it.size > 0)
  if (found.length === 0) return new Map()
  const tokens = found.map((it) => [...it.keys()].map((word) => wordToken(word, tokenMaker(collection, language))))
  const page = { limit: MAX_COMPARED_DOCUMENTS, offset: 0 }
  // First what has something like each of the words, which is the best there may be.
  const withAll = tokens.length > 1 ? await store.findEntries(tokens, page) : []
  const withAny = withAll.length < MAX_COMPARED_DOCUMENTS ? await store.findEntries([tokens.flat()], page) : []
  const texts = new Map([...withAll, ...withAny].map(({ id, text }) => [documentIdOf(id), text]))
  const common = await store.readEntries([...texts.keys()].map((id) => toEntryId(collection, id, null)))
  const minScore = words.length * MIN_SCORE
  const scores = common.flatMap(({ id, text }): [number, number][] => {
    const document = documentIdOf(id)
    const { names, slug } = readEntry(text)
    const own = readEntry(texts.get(document) ?? '')
    const score = scoreOf(new Set(wordsOfFields({ names: [...names, ...own.names], slug })), similar)
    return score >= minScore ? [[document, score]] : []
  })
  return new Map(scores)
}

/** The sum of the similarities of what is most similar to each typed word. */
function scoreOf(words: ReadonlySet<string>, similar: readonly Similarities[]): number {
  let score = 0
  for (const similarities of similar) {
    let best = 0
    for (const word of words) best = Math.max(best, similarities.get(word) ?? 0)
    score += best
  }
  return score
}

/** The most similar words of the vocabulary, with their similarity. */
async function findSimilarWords(
  store: SearchStore,
  typed: string,
  makers: readonly TokenMaker[],
): Promise<Similarities> {
  const maxErrors = maxErrorsIn(typed)
  const similarities = new Map<string, number>()
  for (const key of await findCandidates(store, typed, makers)) {
    const word = wordOfKey(key)
    const similarity = compareWords(typed, word, maxErrors)
    if (similarity > 0) similarities.set(word, similarity)
  }
  return new Map([...similarities].toSorted(([, a], [, b]) => b - a).slice(0, MAX_SIMILAR_WORDS))
}

async function findCandidates(store: SearchStore, typed: string, makers: readonly TokenMaker[]): Promise<string[]> {
  // Two letters have to be right: the word is these, or begins with them.
  const found =
    typed.length === 2
      ? makers.map((toToken) => store.findWordsFrom(wordKey(typed, toToken), MAX_SIMILAR_WORDS))
      : similarWordQueries(typed, makers).map((it) => store.findWords(it, MAX_COMPARED_WORDS))
  return (await Promise.all(found)).flat()
}
