import type { SearchEntry } from './entries.ts'
import type { TokenQuery } from './tokens.ts'

export type FoundEntry = { id: number; text: string }
export type WordRow = { key: string; tokens: string[] }
export type Page = { limit: number; offset: number }

/** The index in one kind of database: rows found by tokens. Which row comes first is up to the database. */
export type SearchStore = {
  readEntries(ids: readonly number[]): Promise<FoundEntry[]>
  /** The entries with ids from the first to the last. */
  readEntriesBetween(first: number, last: number): Promise<FoundEntry[]>
  findEntries(query: TokenQuery, page: Page): Promise<FoundEntry[]>
  /** The same without reading the entries themselves. */
  findEntryIds(query: TokenQuery, page: Page): Promise<number[]>
  deleteEntries(ids: readonly number[]): Promise<void>
  /** Entries that are not there. */
  addEntries(entries: readonly SearchEntry[]): Promise<void>
  /** Keys of words. */
  findWords(query: TokenQuery, limit: number): Promise<string[]>
  findWordsFrom(start: string, limit: number): Promise<string[]>
  readKnownWords(keys: readonly string[]): Promise<string[]>
  addWords(words: readonly WordRow[]): Promise<void>
  /** To be called after much was added: puts together what was written in many pieces. */
  tidyUp(): Promise<void>
}
