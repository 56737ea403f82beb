import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload } from 'payload'
import { createProductFinder } from '../apps/cms/src/publishing/finder/create-product-finder.ts'

/**
 * How long the finder of a very large catalogue takes to answer, on SQLite: `npm run bench finder [how many products]`. Fills the tables of
 * figures with copies of the demo's products, each figure a little different, and prints for each kind of question the median and the 95th
 * percentile in ms of one core, without the cards of the page; and what reading the sets takes at first use and after a change.
 */
const COUNT = Number(process.argv[2] ?? 100_000)
const PRODUCTS_A_TRANSACTION = 500
const ROUNDS = 20

type Figure = { key: string; number?: number; max?: number; yes?: boolean; text?: { en: string } }
type Product = { category: string; profileType: string; parameters: Figure[] }
type Parameter = { key: string; kind: string; position: number }

const data = join(import.meta.dirname, '../content/data')
const read = <Content>(file: string) => JSON.parse(readFileSync(join(data, file), 'utf8')) as Content
const demo = readdirSync(join(data, 'products')).map((name) => read<Product>(`products/${name}`))
const parameters = read<Parameter[]>('parameters.json')
const categories = read<{ slug: string }[]>('categories.json').map(({ slug }) => slug)
const idOf = new Map(parameters.map(({ key }, index) => [key, index + 1]))

const questions: Record<string, { filters: string; sort?: string }> = {
  'all products': { filters: '' },
  'one range': { filters: 'weight:..900' },
  'one range, sorted': { filters: 'weight:..900', sort: '-output-per-shift' },
  'four filters': {
    filters: 'category:cutting-machines,welding-machines;connected-load:..10;length:1000..;voltage:3-400-v-50-60-hz',
  },
  'a range to be covered': { filters: 'profile-height:40..120;material:pvc' },
  nothing: { filters: 'weight:..1;category:crimping-machines;network:yes' },
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
try {
  await measure(join(folder, 'finder.db'))
} finally {
  rmSync(folder, { recursive: true })
}

async function measure(file: string) {
  const client = createClient({ url: `file:${file}` })
  const database = drizzle({ client })
  const execute = ({ drizzle: connection, sql, raw }: { drizzle: typeof database; sql?: never; raw?: string }) =>
    connection.run(raw ?? (sql as never))
  const config = { trash: true, versions: { drafts: true } }
  // The part of Payload that the finder needs.
  const payload = {
    db: { name: 'sqlite', drizzle: database, execute },
    collections: { products: { config } },
  } as unknown as Payload
  await client.executeMultiple(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE TABLE parameters (id integer PRIMARY KEY, key text, kind text, position integer);
    CREATE TABLE products (id integer PRIMARY KEY, position integer, category_id integer, profile_type text, _status text, deleted_at text);
    CREATE INDEX products_published_order_idx ON products (category_id, position, id, _status, deleted_at)
      WHERE _status = 'published' AND deleted_at IS NULL;
    CREATE TABLE products_specifications (id text PRIMARY KEY, _order integer, _parent_id integer, parameter_id integer,
      number numeric, max numeric, yes integer);
    CREATE TABLE products_specifications_locales (text text, id integer PRIMARY KEY, _locale text, _parent_id text);`)
  await fill(client)
  await client.executeMultiple(`CREATE INDEX specifications_parent_idx ON products_specifications (_parent_id);
    CREATE INDEX products_figures_idx ON products_specifications (parameter_id, number, max, _parent_id);
    CREATE UNIQUE INDEX texts_idx ON products_specifications_locales (_locale, _parent_id); ANALYZE;`)
  const [row] = (await client.execute('SELECT COUNT(*) AS count FROM products_specifications')).rows
  console.log(`${COUNT} products, ${Number(row?.count)} figures, ${(statSync(file).size / 1e6).toFixed(0)} MB`)

  const content = {
    revision: 1,
    changedSince: async () => [`products:${content.revision}`],
  }
  const find = createProductFinder(payload)
  const bySlug = new Map(categories.map((slug, index) => [slug, index + 1]))
  const ask = ({ filters, sort = null }: { filters: string; sort?: string | null }) =>
    find(content, { filters, sort, offset: 0, limit: 48, categories: bySlug })
  const before = process.memoryUsage()
  console.log(`  at first use: ${(await timeOf(() => ask({ filters: '' }))).toFixed(0)} ms`)
  const after = process.memoryUsage()
  console.log(`  sets in memory: ${((after.arrayBuffers - before.arrayBuffers) / 1e6).toFixed(1)} MB`)
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(() => ask(question)))
    const sorted = times.toSorted((a, b) => a - b)
    const { total } = await ask(question)
    console.log(`  ${name}: ${total} found, median ${at(sorted, 0.5)} ms, 95th percentile ${at(sorted, 0.95)} ms`)
  }
  content.revision += 1
  console.log(`  after a change: ${(await timeOf(() => ask({ filters: '' }))).toFixed(1)} ms`)
  client.close()
}

function at(sorted: readonly number[], part: number): string {
  return (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1)
}

async function fill(client: ReturnType<typeof createClient>): Promise<void> {
  const rows = parameters.map(({ key, kind, position }) => `(${idOf.get(key)}, '${key}', '${kind}', ${position})`)
  await client.execute(`INSERT INTO parameters VALUES ${rows.join(', ')}`)
  for (let first = 1; first <= COUNT; first += PRODUCTS_A_TRANSACTION) {
    const products: string[] = []
    const figures: string[] = []
    const texts: string[] = []
    for (let id = first; id < Math.min(first + PRODUCTS_A_TRANSACTION, COUNT + 1); id++) {
      const product = demo[id % demo.length] as Product
      products.push(
        `(${id}, ${id % 100}, ${categories.indexOf(product.category) + 1}, '${product.profileType}', 'published', NULL)`,
      )
      for (const [order, figure] of product.parameters.entries()) {
        // Figures of many products differ.
        const part = 0.5 + ((id * 7919) % 1000) / 1000
        const number = (value: number | undefined) =>
          value === undefined ? 'NULL' : String(Math.round(value * part * 100) / 100)
        const own = `s${id}-${order}`
        figures.push(
          `('${own}', ${order}, ${id}, ${idOf.get(figure.key)}, ${number(figure.number)}, ${number(figure.max)}, ${figure.yes ? 1 : 0})`,
        )
        if (figure.text) texts.push(`('${figure.text.en.replaceAll("'", "''")}', NULL, 'en', '${own}')`)
      }
    }
    await client.execute('BEGIN')
    await client.execute(`INSERT INTO products VALUES ${products.join(', ')}`)
    await client.execute(`INSERT INTO products_specifications VALUES ${figures.join(', ')}`)
    if (texts.length > 0) await client.execute(`INSERT INTO products_specifications_locales VALUES ${texts.join(', ')}`)
    await client.execute('COMMIT')
  }
}

/** In ms of this process's processor time, so that other programs are not counted. */
async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
