import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { languageCodes } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import { up } from '../apps/cms/src/migrations/sqlite/20261123_060000_search_index.ts'
import { type SearchEntry, toEntries } from '../apps/cms/src/publishing/search/entries.ts'
import { createFindDocuments } from '../apps/cms/src/publishing/search/find-documents.ts'
import { addNewWords } from '../apps/cms/src/publishing/search/index-documents.ts'
import { openSearchStore } from '../apps/cms/src/publishing/search/open-search-store.ts'

/**
 * How long the search index of a very large catalogue takes to answer, on SQLite: `npm run bench search-index [how many products [in how
 * many languages]]`. Fills an index with numbered copies of the demo's products, and prints for each kind of query the first answer and the
 * 95th percentile of many, in ms of one core.
 */
const COUNT = Number(process.argv[2] ?? 100_000)
const languages = languageCodes.slice(0, Number(process.argv[3] ?? languageCodes.length))
const PRODUCTS_A_TRANSACTION = 500
const ROUNDS = 20

type Product = { model: string; slug: string; name: Record<string, string> }
const demoFolder = join(import.meta.dirname, '../content/data/products')
const demo = readdirSync(demoFolder).map((name) => JSON.parse(readFileSync(join(demoFolder, name), 'utf8')) as Product)

/** What visitors type, by kind. */
const queries: Record<string, readonly string[]> = {
  'one letter': ['a', 's', 'n', '4', 'q', 'ä'],
  'two letters': ['nv', 'sa', 'cn', '45', 'zz', 'em'],
  'a word': ['saw', 'mitre', 'welder', 'machine', 'copy router', 'double mitre saw', 'otary'],
  'a code': ['NV450', 'nv-450', 'nv450 4', '450', '777', 'NV 4507'],
  'nothing found': [
    'nv 450 777',
    'weldr',
    'dubble mitre',
    'nv 45o0',
    'xylophone',
    'plasma cutter',
    'pnuematic',
    'nv 450 7777o',
    '888888888',
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
try {
  await measure(join(folder, 'index.db'))
} finally {
  rmSync(folder, { recursive: true })
}

async function measure(file: string) {
  const client = createClient({ url: `file:${file}` })
  const database = drizzle({ client })
  const execute = ({ drizzle: connection, sql, raw }: { drizzle: typeof database; sql?: never; raw?: string }) =>
    connection.run(raw ?? (sql as never))
  // The part of Payload that the index needs.
  const payload = { db: { name: 'sqlite', drizzle: database, execute } } as unknown as Payload
  await client.executeMultiple(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE TABLE categories (id integer PRIMARY KEY, position integer, _status text, deleted_at text);
    CREATE TABLE products (id integer PRIMARY KEY, position integer, category_id integer, _status text, deleted_at text);
    INSERT INTO categories VALUES (1, 1, 'published', NULL), (2, 2, 'published', NULL);`)
  await up({ db: database } as never)
  const seconds = (await timeOf(() => fill(payload, client))) / 1000
  await client.execute('ANALYZE')
  console.log(
    `${COUNT} products in ${languages.length} languages: filled in ${seconds.toFixed(0)} s, ${(statSync(file).size / 1e6).toFixed(0)} MB`,
  )
  const findDocuments = createFindDocuments(payload)
  for (const [kind, words] of Object.entries(queries)) {
    const first: number[] = []
    const times: number[] = []
    const totals: string[] = []
    for (const query of words) {
      const ask = () => findDocuments({ collection: 'products', language: 'en', query, page: 1, limit: 48 })
      first.push(await timeOf(ask))
      for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(ask))
      const { total, hasMore, fuzzyMatches } = await ask()
      const close = fuzzyMatches.length > 0 ? ` (${fuzzyMatches.length} close)` : ''
      const median = times.slice(-ROUNDS).toSorted((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN
      totals.push(`${query}: ${total}${hasMore ? '+' : ''}${close} ${median.toFixed(1)} ms`)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
    console.log(
      `  ${kind}: first ${Math.max(...first).toFixed(1)} ms at most, 95th percentile ${p95.toFixed(1)} ms; ${totals.join(', ')}`,
    )
  }
  client.close()
}

async function fill(payload: Payload, client: ReturnType<typeof createClient>): Promise<void> {
  const store = await openSearchStore(payload)
  for (let id = 1; id <= COUNT; id += PRODUCTS_A_TRANSACTION) {
    const entries: SearchEntry[] = []
    const rows: string[] = []
    for (let i = id; i < Math.min(id + PRODUCTS_A_TRANSACTION, COUNT + 1); i++) {
      entries.push(...toEntries('products', numberedCopy(i)))
      rows.push(`(${i}, ${i % 100}, ${(i % 2) + 1}, 'published', NULL)`)
    }
    await client.execute('BEGIN')
    await client.execute(`INSERT INTO products VALUES ${rows.join(', ')}`)
    await store.addEntries(entries)
    await addNewWords(store, entries)
    await client.execute('COMMIT')
  }
  await store.tidyUp()
}

function numberedCopy(id: number) {
  const { model, slug, name } = demo[id % demo.length] as Product
  const names = Object.fromEntries(languages.map((code) => [code, `${name[code] ?? name.en} ${id}`]))
  return { id, names, model: `${model} ${id}`, slug: `${slug}-${id}` }
}

/** In ms of this process's processor time, so that other programs are not counted. */
async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
