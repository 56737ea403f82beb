import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createClient } from '@libsql/client'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { loadMigrations } from '../../migrations/known-migrations.ts'
import { countRows, quote } from '../contents/copy-sqlite.ts'
import { isPacked } from '../../platform/database/packed-descriptions.ts'
import { fromSqlite, type PlainRow, toSqlite } from './plain-row.ts'
import { type Columns, isMoved } from './table-columns.ts'

/**
 * Opens a database that nobody else uses, and keeps everybody else out meanwhile.
 * @throws a sentence where it is in use, or is not there
 */
export async function withUnusedSqlite<T>(file: string, work: (database: DatabaseSync) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new Error(`There is no database to move: ${file} does not exist.`)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // In this mode a database in WAL is opened by one process alone.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw new Error(`The database ${file} is in use. Stop Vitrine, and whatever else has it open.`, { cause: error })
  }
  try {
    return await work(database)
  } finally {
    database.exec('ROLLBACK')
    database.close()
  }
}

/** A new database with the tables that this program's migrations make, and nothing in them. */
export async function makeSqlite(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  const client = createClient({ url: `file:${file}` })
  try {
    await client.execute('PRAGMA foreign_keys = OFF')
    const db = drizzle(client) as never
    // A thousand statements, each of which would be written to the disk for itself.
    await client.execute('BEGIN')
    for (const { up } of await loadMigrations('sqlite')) await up({ db })
    await client.execute('COMMIT')
  } finally {
    client.close()
  }
}

/** The names of the tables that are moved. */
export const sqliteTables = (database: DatabaseSync) => Object.keys(countRows(database)).filter(isMoved)

/** The names of the columns of a table, in their order. */
export function sqliteColumns(database: DatabaseSync, table: string): string[] {
  const rows = database.prepare(`SELECT name FROM pragma_table_info(?)`).all(table)
  return rows.map(({ name }) => String(name)).toSorted()
}

export function sqliteMigrations(database: DatabaseSync): string[] {
  if (!('payload_migrations' in countRows(database))) return []
  const rows = database.prepare('SELECT name FROM payload_migrations').all()
  return rows.map(({ name }) => String(name))
}

export function* readSqliteRows(database: DatabaseSync, table: string, columns: Columns): Generator<PlainRow> {
  for (const row of database.prepare(`SELECT * FROM ${quote(table)}`).iterate()) yield fromSqlite(row, columns)
}

/** Gives what adds a row to a table. */
export function sqliteWriter(database: DatabaseSync, table: string, columns: Columns): (row: PlainRow) => void {
  const names = [...columns.keys()]
  const insert = database.prepare(
    `INSERT INTO ${quote(table)} (${names.map(quote).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  )
  return (row) => void insert.run(...toSqlite(row, columns, (column) => isPacked(table, column)))
}
