import { sql } from '@payloadcms/db-sqlite'
import { type Executor, rowsOf } from '../../platform/database/database-of.ts'
import type { SearchStore } from './search-store.ts'
import { commonStatements, idsOf, inChunks, jsonLists, listOf, readers, textsOf } from './store-statements.ts'
import type { TokenQuery } from './tokens.ts'

/** In SQLite the tokens are FTS5 tables without contents, which know the row of each token. */
export function sqliteStore(database: Executor): SearchStore {
  const { execute } = database
  const read = readers(database, jsonLists.sqlite)
  return {
    ...commonStatements(read),

    findEntries: (query, { limit, offset }) =>
      read.readEntries(sql`SELECT search_entries.id AS id, search_entries.text AS text
        FROM search_entry_tokens CROSS JOIN search_entries ON search_entries.id = search_entry_tokens.rowid
        WHERE search_entry_tokens MATCH ${toMatch(query)} LIMIT ${limit} OFFSET ${offset}`),

    findEntryIds: (query, { limit, offset }) =>
      read.readIds(sql`SELECT rowid AS id FROM search_entry_tokens
        WHERE search_entry_tokens MATCH ${toMatch(query)} LIMIT ${limit} OFFSET ${offset}`),

    async deleteEntries(ids) {
      if (ids.length === 0) return
      await execute(sql`DELETE FROM search_entry_tokens WHERE rowid IN (${idsOf(ids)})`)
      await execute(sql`DELETE FROM search_entries WHERE id IN (${idsOf(ids)})`)
    },

    addEntries: (entries) =>
      inChunks(entries, async (some) => {
        const rows = some.map(({ id, text }) => sql`(${id}, ${text})`)
        const tokens = some.map((it) => sql`(${it.id}, ${it.tokens.join(' ')})`)
        await execute(sql`INSERT INTO search_entries (id, text) VALUES ${listOf(rows)}`)
        await execute(sql`INSERT INTO search_entry_tokens (rowid, tokens) VALUES ${listOf(tokens)}`)
      }),

    findWords: (query, limit) =>
      read.readWords(sql`SELECT search_words.word AS word
        FROM search_word_tokens CROSS JOIN search_words ON search_words.id = search_word_tokens.rowid
        WHERE search_word_tokens MATCH ${toMatch(query)} LIMIT ${limit}`),

    addWords: (words) =>
      inChunks(words, async (some) => {
        const names = some.map(({ key }) => key)
        const values = listOf(names.map((it) => sql`(${it})`))
        await execute(sql`INSERT INTO search_words (word) VALUES ${values}`)
        const added = rowsOf(await execute(sql`SELECT id, word FROM search_words WHERE word IN (${textsOf(names)})`))
        const tokensOf = new Map(some.map(({ key, tokens }) => [key, tokens.join(' ')]))
        const tokens = added.map(({ id, word }) => sql`(${Number(id)}, ${tokensOf.get(String(word)) ?? ''})`)
        await execute(sql`INSERT INTO search_word_tokens (rowid, tokens) VALUES ${listOf(tokens)}`)
      }),

    async tidyUp() {
      await execute(`INSERT INTO search_entry_tokens (search_entry_tokens) VALUES ('optimize')`)
      await execute(`INSERT INTO search_word_tokens (search_word_tokens) VALUES ('optimize')`)
    },
  }
}

/** No token has a quotation mark. */
const toMatch = (query: TokenQuery) =>
  query.map((tokens) => `(${tokens.map((it) => `"${it}"`).join(' OR ')})`).join(' AND ')
