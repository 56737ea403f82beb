import { sql } from '@payloadcms/db-sqlite'
import type { Database, Executor } from '../../platform/database/database-of.ts'
import type { SearchStore } from './search-store.ts'
import { commonStatements, idsOf, inChunks, jsonLists, listOf, readers } from './store-statements.ts'
import type { TokenQuery } from './tokens.ts'

/**
 * In Postgres the tokens are an array with a GIN index. No extension is needed, and no locale of the database decides what a letter is.
 * Several programs may write: what another one has added meanwhile is no failure.
 */
export function postgresStore(database: Database): SearchStore {
  const { execute } = database
  const read = readers(database, jsonLists.postgres)
  const readByIndex = readers(byIndex(database), jsonLists.postgres)
  return {
    ...commonStatements(read),

    findEntries: (query, { limit, offset }) =>
      readByIndex.readEntries(
        sql`SELECT id, text FROM search_entries WHERE ${toCondition(query)} LIMIT ${limit} OFFSET ${offset}`,
      ),

    findEntryIds: (query, { limit, offset }) =>
      readByIndex.readIds(
        sql`SELECT id FROM search_entries WHERE ${toCondition(query)} LIMIT ${limit} OFFSET ${offset}`,
      ),

    async deleteEntries(ids) {
      if (ids.length > 0) await execute(sql`DELETE FROM search_entries WHERE id IN (${idsOf(ids)})`)
    },

    addEntries: (entries) =>
      inChunks(entries, (some) => {
        const rows = some.map(({ id, text, tokens }) => sql`(${id}, ${text}, ${toArray(tokens)})`)
        return execute(sql`INSERT INTO search_entries (id, text, tokens) VALUES ${listOf(rows)}
          ON CONFLICT (id) DO UPDATE SET text = excluded.text, tokens = excluded.tokens`)
      }),

    findWords: (query, limit) =>
      readByIndex.readWords(sql`SELECT word FROM search_words WHERE ${toCondition(query)} LIMIT ${limit}`),

    addWords: (words) =>
      inChunks(words, (some) => {
        const rows = some.map(({ key, tokens }) => sql`(${key}, ${toArray(tokens)})`)
        return execute(
          sql`INSERT INTO search_words (word, tokens) VALUES ${listOf(rows)} ON CONFLICT (word) DO NOTHING`,
        )
      }),

    async tidyUp() {
      await execute(
        `SELECT gin_clean_pending_list('search_entries_tokens_idx'), gin_clean_pending_list('search_words_tokens_idx')`,
      )
      await execute('ANALYZE search_entries')
      await execute('ANALYZE search_words')
    },
  }
}

/**
 * The planner expects far too many rows that have one of a hundred tokens, and reads the table whole where a LIMIT seems near: a word that
 * is nowhere took seconds among 10,000 products.
 */
function byIndex({ transaction }: Database): Executor {
  return {
    execute: (statement) =>
      transaction(async ({ execute }) => {
        await execute('SET LOCAL enable_seqscan = off')
        return execute(statement)
      }),
  }
}

const toCondition = (query: TokenQuery) =>
  sql.join(
    query.map((tokens) => sql`tokens && ${toArray(tokens)}`),
    sql` AND `,
  )

/** No token has a character that means something in the text of an array. */
const toArray = (tokens: readonly string[]) => sql`${`{${tokens.join(',')}}`}::text[]`
