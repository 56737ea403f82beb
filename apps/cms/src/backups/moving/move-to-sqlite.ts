import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { loadMigrations } from '../../migrations/known-migrations.ts'
import { checkSqlite, quote } from '../contents/copy-sqlite.ts'
import { listMigrations, listTables, withPostgres } from '../contents/export-postgres.ts'
import { checkMigrations, checkSame, checkSameTables } from './check-tables.ts'
import { type MovedTable, readPostgresRows } from './move-to-postgres.ts'
import { makeSqlite, readSqliteRows, sqliteColumns, sqliteTables, sqliteWriter } from './sqlite-tables.ts'
import { TableChecksum } from './table-checksum.ts'
import { type Columns, readPostgresTables, type Tables } from './table-columns.ts'

/**
 * Copies all rows of a Postgres database into a new SQLite file: beside, where they are read back, and then in its place.
 * @param isTrial does all of it but the last step
 * @throws a sentence where anything is not as it must be; then there is nothing of it
 */
export async function moveToSqlite(url: string, file: string, isTrial: boolean): Promise<MovedTable[]> {
  if (existsSync(file)) throw new Error(`The new database ${file} exists already. Move it away.`)
  const beside = `${file}.moving`
  return withPostgres(url, async (client) => {
    const all = await holdPostgres(client)
    await checkMigrations('postgres', all.includes('payload_migrations') ? await listMigrations(client) : [])
    const tables = await readPostgresTables(client)
    try {
      await makeSqlite(beside)
      const moved = await withOpenSqlite(beside, (database) => fillSqlite(database, client, tables))
      if (!isTrial) await rename(beside, file)
      return moved
    } finally {
      await rm(beside, { force: true })
      await client.query('ROLLBACK')
    }
  })
}

/**
 * Begins a transaction that sees one moment, and lets nobody write until it ends.
 * @returns the names of all tables
 * @throws a sentence where somebody uses the database
 */
async function holdPostgres(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  const { others = 0 } = rows[0] ?? {}
  if (others > 0)
    throw new Error(
      `The database of DATABASE_URL is in use: it has ${others} other connections. Stop every Vitrine that runs on it, and whatever else is connected.`,
    )
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ')
  await client.query(`SET LOCAL TimeZone = 'UTC'`)
  const all = await listTables(client)
  if (all.length > 0) await client.query(`LOCK TABLE ${all.map(quote).join(', ')} IN SHARE MODE NOWAIT`)
  return all
}

async function withOpenSqlite<T>(file: string, work: (database: DatabaseSync) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

async function fillSqlite(database: DatabaseSync, client: Client, tables: Tables): Promise<MovedTable[]> {
  const moved: MovedTable[] = []
  checkSameTables(tables, sqliteTables(database), (table) => sqliteColumns(database, table))
  database.exec('BEGIN')
  for (const table of sqliteTables(database)) database.exec(`DELETE FROM ${quote(table)}`)
  for (const [table, columns] of tables) moved.push(await moveTable(client, database, table, columns))
  const addMigration = database.prepare('INSERT INTO payload_migrations (name, batch) VALUES (?, 1)')
  for (const { name } of await loadMigrations('sqlite')) addMigration.run(name)
  database.exec('COMMIT')
  const [broken] = database.prepare('PRAGMA foreign_key_check').all()
  if (broken) throw new Error(`A row of the table ${String(broken.table)} refers to one that does not exist.`)
  checkSqlite(database)
  return moved
}

async function moveTable(client: Client, database: DatabaseSync, table: string, columns: Columns): Promise<MovedTable> {
  const old = new TableChecksum()
  const write = sqliteWriter(database, table, columns)
  for await (const row of readPostgresRows(client, table, columns)) {
    old.add(row)
    write(row)
  }
  const moved = new TableChecksum()
  for (const row of readSqliteRows(database, table, columns)) moved.add(row)
  checkSame(table, old, moved)
  return { table, rows: old.rows, checksum: old.checksum }
}
