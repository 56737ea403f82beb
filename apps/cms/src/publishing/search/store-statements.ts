import { sql } from '@payloadcms/db-sqlite'
import { type Executor, rowsOf } from '../../platform/database/database-of.ts'
import type { FoundEntry } from './search-store.ts'

type Chunk = ReturnType<typeof sql>

/** Both databases refuse a statement with some ten thousands of values. */
const MAX_ROWS = 500

export const listOf = (chunks: readonly Chunk[]) => sql.join([...chunks], sql`, `)
export const textsOf = (texts: readonly string[]) => listOf(texts.map((it) => sql`${it}`))
/** Numbers of our own, written into the statement. */
export const idsOf = (ids: readonly number[]) => sql.raw(ids.map(Number).join(', '))

/** @throws what `work` throws */
export async function inChunks<Item>(items: readonly Item[], work: (chunk: Item[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += MAX_ROWS) await work(items.slice(from, from + MAX_ROWS))
}

/** How a database makes one text of a whole result: rows that cross its driver one by one cost ten times as much. */
export type Lists = { ofEntries: Chunk; ofIds: Chunk; ofWords: Chunk }

export const jsonLists: Record<'sqlite' | 'postgres', Lists> = {
  sqlite: {
    ofEntries: sql`json_group_array(json_array(id, text))`,
    ofIds: sql`json_group_array(id)`,
    ofWords: sql`json_group_array(word)`,
  },
  postgres: {
    ofEntries: sql`json_agg(json_build_array(id, text))::text`,
    ofIds: sql`json_agg(id)::text`,
    ofWords: sql`json_agg(word)::text`,
  },
}

/** Runs statements whose rows have an `id` and a `text`, or a `word`. */
export function readers({ execute }: Executor, { ofEntries, ofIds, ofWords }: Lists) {
  const readList = async (list: Chunk, rows: Chunk) => {
    const [row] = rowsOf(await execute(sql`SELECT ${list} AS list FROM (${rows}) AS found`))
    return JSON.parse(String(row?.list ?? '[]')) as unknown[]
  }
  return {
    readEntries: async (rows: Chunk): Promise<FoundEntry[]> =>
      ((await readList(ofEntries, rows)) as [number, string][]).map(([id, text]) => ({ id, text })),
    readIds: async (rows: Chunk) => (await readList(ofIds, rows)) as number[],
    readWords: async (rows: Chunk) => (await readList(ofWords, rows)) as string[],
  }
}

/** What is the same in both databases. */
export function commonStatements({ readEntries, readWords }: ReturnType<typeof readers>) {
  return {
    readEntries: async (ids: readonly number[]) =>
      ids.length === 0 ? [] : readEntries(sql`SELECT id, text FROM search_entries WHERE id IN (${idsOf(ids)})`),
    readEntriesBetween: (first: number, last: number) =>
      readEntries(sql`SELECT id, text FROM search_entries WHERE id BETWEEN ${first} AND ${last}`),
    findWordsFrom: (start: string, limit: number) =>
      readWords(
        sql`SELECT word FROM search_words WHERE word >= ${start} AND word < ${`${start}\u{10FFFF}`} LIMIT ${limit}`,
      ),
    async readKnownWords(keys: readonly string[]) {
      const known: string[] = []
      await inChunks(keys, async (some) => {
        known.push(...(await readWords(sql`SELECT word FROM search_words WHERE word IN (${textsOf(some)})`)))
      })
      return known
    },
  }
}
