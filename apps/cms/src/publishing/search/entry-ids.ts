import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'

/** What visitors can search. Their order is part of every id below. */
export const searchedCollections = ['products', 'posts', 'turnkeys'] as const
export type SearchedCollection = (typeof searchedCollections)[number]

/** The language whose texts an entry has; null for what is the same in every language. */
export type Scope = LanguageCode | null

/** Their order is part of every id, too: a further language goes to the end, or the index has to be filled anew. */
const scopes: readonly Scope[] = [null, ...languageCodes]
const MAX_COLLECTIONS = 4
const MAX_SCOPES = 32
/** How many ids each document has. */
export const IDS_A_DOCUMENT = MAX_COLLECTIONS * MAX_SCOPES

/** The id of an entry tells its document and language, so that none has to be looked up. */
export function toEntryId(collection: SearchedCollection, documentId: number, scope: Scope): number {
  return documentId * IDS_A_DOCUMENT + searchedCollections.indexOf(collection) * MAX_SCOPES + scopes.indexOf(scope)
}

/** The first and the last id that entries of a document may have. */
export function entryIdsOf(collection: SearchedCollection, documentId: number): [number, number] {
  const first = toEntryId(collection, documentId, null)
  return [first, first + MAX_SCOPES - 1]
}

export function documentIdOf(entryId: number): number {
  return Math.floor(entryId / IDS_A_DOCUMENT)
}
