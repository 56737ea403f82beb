import {
  type CopiedTable,
  namesOf,
  selectCopied,
  type Table,
  valuesOfCopy,
} from '@vitrine/platform/testing/copied-tables'
import { Client } from 'pg'

/**
 * The same as multiplyProducts, in Postgres. Its user may switch off what checks references, as a superuser may.
 * @param url of a database with the demo content
 * @param total at least as many products as there are
 */
export const multiplyInPostgres = (url: string, total: number) =>
  withClient(url, async (client) => {
    await client.query('SET session_replication_role = replica')
    const existing = await readNumber(client, 'SELECT count(*) AS number FROM products')
    const copies = Math.ceil(total / existing) - 1
    const tables = await readTables(client)
    if (copies > 0) for (const table of tables.values()) await copyRows(client, table, tables, copies)
    await client.query('ANALYZE')
  })

/** Makes the database empty. */
export const emptyPostgres = (url: string) =>
  withClient(url, async (client) => void (await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')))

/** What the whole database takes on the disk, in bytes. */
export const sizeOfPostgres = (url: string) =>
  withClient(url, (client) => readNumber(client, 'SELECT pg_database_size(current_database()) AS number'))

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function readNumber(client: Client, statement: string): Promise<number> {
  const { rows } = await client.query<{ number: string | null }>(statement)
  return Number(rows[0]?.number ?? 0)
}

async function readTables(client: Client): Promise<Map<string, CopiedTable>> {
  const columns = await client.query<{ table: string; name: string; type: string }>(
    `SELECT table_name AS table, column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  )
  const keys = await client.query<{ owner: string; from: string; table: string }>(
    `SELECT c.conrelid::regclass::text AS owner, a.attname AS from, c.confrelid::regclass::text AS table
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f'`,
  )
  const names = new Set(columns.rows.map(({ table }) => table))
  const all = [...names].map((name): Table => ({
    name,
    columns: columns.rows
      .filter(({ table }) => table === name)
      .map((it) => ({ name: it.name, isText: /text|character/.test(it.type) })),
    keys: keys.rows.filter(({ owner }) => owner.replaceAll('"', '') === name),
  }))
  const tables = new Map<string, CopiedTable>()
  for (const table of selectCopied(all, { versions: true })) {
    const hasTextId = table.columns.some(({ name, isText }) => name === 'id' && isText)
    const max = hasTextId ? 0 : await readNumber(client, `SELECT max(id) AS number FROM "${table.name}"`)
    tables.set(table.name, { ...table, stride: max + 1, hasTextId })
  }
  return tables
}

async function copyRows(client: Client, table: CopiedTable, tables: ReadonlyMap<string, CopiedTable>, copies: number) {
  const { name } = table
  await client.query(`CREATE TEMP TABLE original AS SELECT * FROM "${name}"`)
  await client.query(
    `INSERT INTO public."${name}" (${namesOf(table)})
      SELECT ${valuesOfCopy(table, tables).join(', ')} FROM generate_series(1, ${copies}) AS k CROSS JOIN original`,
  )
  await client.query('DROP TABLE original')
  if (!table.hasTextId)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('"${name}"', 'id'), (SELECT max(id) FROM public."${name}"))`,
    )
}
