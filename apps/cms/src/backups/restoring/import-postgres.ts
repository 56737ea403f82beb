import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Client } from 'pg'
import { loadMigrations } from '../../migrations/known-migrations.ts'
import { RestoreRefusal } from '../archive/read-archive.ts'
import { analyze } from '../contents/analyze.ts'
import { quote } from '../contents/copy-sqlite.ts'
import { commit } from '../commit.ts'
import { listTables, withPostgres } from '../contents/export-postgres.ts'
import type { DatabaseSummary } from '../manifest.ts'

const MAX_BATCH_ROWS = 500
const MAX_BATCH_LENGTH = 8_000_000

type ForeignKey = { table: string; name: string }

/**
 * Fills an empty Postgres database from the lines of each table, all in one transaction.
 * @param finish is called when all is there, before it is committed; nothing is where it fails
 * @throws where a row does not fit, or a count is another
 */
export async function importPostgres(
  url: string,
  folder: string,
  summary: DatabaseSummary,
  finish: () => Promise<void>,
): Promise<void> {
  await withPostgres(url, async (client) => {
    await client.query('BEGIN')
    await fillEmptyTables(client, summary.migrations, async (tables) => {
      const missing = Object.keys(summary.rows).find((table) => !tables.includes(table))
      if (missing) throw new RestoreRefusal(`The back-up has the table ${missing}, which none of its migrations makes.`)
      for (const [table, count] of Object.entries(summary.rows)) {
        const input = createReadStream(join(folder, `${table}.jsonl`))
        const added = await fillTable(client, table, createInterface({ input, crlfDelay: Infinity }))
        if (added !== count) throw new RestoreRefusal(`The table ${table} has ${added} rows instead of ${count}.`)
      }
    })
    await finish()
    await commit(client)
    await analyze(client)
  })
}

/**
 * Makes the tables of an empty database by migrations, and lets them be filled in any order; in the transaction of the connection.
 * @param fill is given the names of the tables
 */
export async function fillEmptyTables(
  client: Client,
  migrations: readonly string[],
  fill: (tables: string[]) => Promise<void>,
): Promise<void> {
  await makeTables(client, migrations)
  const tables = await listTables(client)
  await client.query(`TRUNCATE ${tables.map(quote).join(', ')}`)
  const keys = await listForeignKeys(client)
  // Rows refer to each other in every direction: what they refer to is looked for when all are there.
  for (const { table, name } of keys) await alterKey(client, table, name, 'DEFERRABLE INITIALLY DEFERRED')
  await fill(tables)
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const { table, name } of keys) await alterKey(client, table, name, 'NOT DEFERRABLE')
  await advanceSequences(client)
}

async function makeTables(client: Client, names: readonly string[]): Promise<void> {
  const { drizzle } = await import('@payloadcms/db-postgres/drizzle/node-postgres')
  const db = drizzle({ client }) as never
  for (const { name, up } of await loadMigrations('postgres')) if (names.includes(name)) await up({ db })
}

/** Adds rows, a line of JSON each. @returns how many */
export async function fillTable(client: Client, table: string, lines: AsyncIterable<string>): Promise<number> {
  const statement = `INSERT INTO ${quote(table)} SELECT * FROM json_populate_recordset(NULL::${quote(table)}, $1::json)`
  let count = 0
  let batch: string[] = []
  let batchLength = 0
  const flush = async () => {
    if (batch.length > 0) await client.query(statement, [`[${batch.join(',')}]`])
    batch = []
    batchLength = 0
  }
  for await (const line of lines) {
    batch.push(line)
    batchLength += line.length
    count++
    if (batch.length >= MAX_BATCH_ROWS || batchLength >= MAX_BATCH_LENGTH) await flush()
  }
  await flush()
  return count
}

async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS "table", conname AS name FROM pg_constraint
      WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  return rows
}

/** @param table as Postgres writes it, quoted where it must be */
const alterKey = (client: Client, table: string, name: string, how: string) =>
  client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${quote(name)} ${how}`)

/** Numbers go on after the largest that is used. */
async function advanceSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT table_name AS "table", column_name AS "column", pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
      FROM information_schema.columns WHERE table_schema = current_schema()
        AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`,
  )
  for (const { table, column, sequence } of rows)
    await client.query(`SELECT setval($1, max(${quote(column)})) FROM ${quote(table)} HAVING count(*) > 0`, [sequence])
}
