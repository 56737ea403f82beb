import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import type { DatabaseSummary } from '../manifest.ts'
import { quote } from './copy-sqlite.ts'

const ROWS_A_FETCH = 200
/**
 * Writes each table of a Postgres database as lines of JSON, all as of one moment: one transaction that sees what was committed when it began. Where
 * another program is at it, its end is waited for.
 */
export async function exportPostgres(url: string, folder: string): Promise<DatabaseSummary> {
  await mkdir(folder, { recursive: true })
  const wait = () => process.stderr.write('Another back-up of this database is being made: waiting for it\n')
  return inTurn(url, 'back-up', wait, async (client) => {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // Times are written as they are, wherever this runs.
    await client.query(`SET LOCAL TimeZone = 'UTC'`)
    const rows: Record<string, number> = {}
    for (const table of await listTables(client)) {
      const count = (lines: number) => (rows[table] = (rows[table] ?? 0) + lines)
      count(0)
      await pipeline(Readable.from(readText(client, table, count)), createWriteStream(join(folder, `${table}.jsonl`)))
    }
    const migrations = rows['payload_migrations'] === undefined ? [] : await listMigrations(client)
    await client.query('COMMIT')
    return { kind: 'postgres', migrations, rows }
  })
}

/** The tables of the schema that the program uses. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Does something that one program of all on a database may do at a time: a lock that goes with the connection.
 * @param purpose what excludes what: the same name
 * @param onWait is called where another program is at it
 */
export function inTurn<T>(
  url: string,
  purpose: string,
  onWait: () => void,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const key = createHash('sha256').update(`vitrine ${purpose}`).digest().readInt32BE()
  return withPostgres(url, async (client) => {
    const { rows } = await client.query<{ isMine: boolean }>(`SELECT pg_try_advisory_lock(${key}) AS "isMine"`)
    if (!rows[0]?.isMine) {
      onWait()
      await client.query(`SELECT pg_advisory_lock(${key})`)
    }
    return work(client)
  })
}

/** Connects, does something, and hangs up. */
export async function withPostgres<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  // Otherwise a connection that breaks ends the program.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function* readText(client: Client, table: string, count: (lines: number) => void) {
  for await (const lines of readLines(client, table)) {
    count(lines.length)
    yield `${lines.join('\n')}\n`
  }
}

/** The rows of a table as JSON, a line each, some hundred at a time. The connection is in a transaction. */
export async function* readLines(client: Client, table: string): AsyncGenerator<string[]> {
  await client.query(`DECLARE lines CURSOR FOR SELECT row_to_json(it)::text AS line FROM ${quote(table)} AS it`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${ROWS_A_FETCH} FROM lines`)
    if (rows.length === 0) break
    // A new line is never part of a value: JSON writes those as two letters.
    yield rows.map(({ line }) => line.replaceAll('\n', ' '))
  }
  await client.query('CLOSE lines')
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations ORDER BY name')
  return rows.map(({ name }) => name)
}
