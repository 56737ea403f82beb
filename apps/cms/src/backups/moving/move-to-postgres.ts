import type { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { loadMigrations } from '../../migrations/known-migrations.ts'
import { analyze } from '../contents/analyze.ts'
import { listTables, readLines, withPostgres } from '../contents/export-postgres.ts'
import { fillEmptyTables, fillTable } from '../restoring/import-postgres.ts'
import { commit } from '../commit.ts'
import { checkMigrations, checkSame, checkSameTables } from './check-tables.ts'
import { fromPostgres, type PlainRow, toPostgres } from './plain-row.ts'
import { readSqliteRows, sqliteColumns, sqliteMigrations, sqliteTables, withUnusedSqlite } from './sqlite-tables.ts'
import { TableChecksum } from './table-checksum.ts'
import { type Columns, readPostgresTables } from './table-columns.ts'

export type MovedTable = { table: string; rows: number; checksum: string }

/**
 * Copies all rows of an SQLite database into an empty Postgres one, in one transaction, and reads them back before it is committed.
 * @param isTrial does all of it and takes it back
 * @throws a sentence where anything is not as it must be; then there is nothing of it, but for a `CommitUnknown`
 */
export async function moveToPostgres(file: string, url: string, isTrial: boolean): Promise<MovedTable[]> {
  return withUnusedSqlite(file, async (database) => {
    await checkMigrations('sqlite', sqliteMigrations(database))
    return withPostgres(url, async (client) => {
      const [found] = await listTables(client)
      if (found) throw new Error(`The new database is not empty: it has the table ${found}. Make an empty one.`)
      await client.query('BEGIN')
      await client.query(`SET LOCAL TimeZone = 'UTC'`)
      const moved: MovedTable[] = []
      const names = (await loadMigrations('postgres')).map(({ name }) => name)
      await fillEmptyTables(client, names, async () => {
        const tables = await readPostgresTables(client)
        checkSameTables(tables, sqliteTables(database), (table) => sqliteColumns(database, table))
        for (const [table, columns] of tables) moved.push(await moveTable(database, client, table, columns))
        for (const name of names)
          await client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, 1)', [name])
      })
      if (isTrial) await client.query('ROLLBACK')
      else {
        await commit(client)
        await analyze(client)
      }
      return moved
    })
  })
}

async function moveTable(database: DatabaseSync, client: Client, table: string, columns: Columns): Promise<MovedTable> {
  const old = new TableChecksum()
  async function* readOld() {
    for (const row of readSqliteRows(database, table, columns)) {
      old.add(row)
      yield toPostgres(row, columns)
    }
  }
  await fillTable(client, table, readOld())
  const moved = new TableChecksum()
  for await (const row of readPostgresRows(client, table, columns)) moved.add(row)
  checkSame(table, old, moved)
  return { table, rows: old.rows, checksum: old.checksum }
}

export async function* readPostgresRows(client: Client, table: string, columns: Columns): AsyncGenerator<PlainRow> {
  for await (const lines of readLines(client, table)) for (const line of lines) yield fromPostgres(line, columns)
}
