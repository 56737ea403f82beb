import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '../../platform/database/adapter.ts'
import type { Environment } from '../../platform/environment.ts'
import type { DatabaseSummary } from '../manifest.ts'
import { checkSqlite, copySqlite, countRows, withSqlite } from './copy-sqlite.ts'

/** The copy of the SQLite database in a back-up. */
export const DATABASE_COPY = 'vitrine.db'

/**
 * Copies the database as of one moment, while it is written to.
 * @param folder gets a file of SQLite, or one for each table of Postgres
 * @throws a sentence where there is none
 */
export async function copyDatabase(
  settings: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  folder: string,
): Promise<DatabaseSummary> {
  const file = databaseFile(settings)
  if (file === null) {
    const { exportPostgres } = await import('./export-postgres.ts')
    return exportPostgres(settings.DATABASE_URL ?? '', folder)
  }
  if (!existsSync(file))
    throw new Error(`There is nothing to back up: ${file} does not exist. DATA_DIR or DATABASE_URL is another one.`)
  await mkdir(folder, { recursive: true })
  const copy = join(folder, DATABASE_COPY)
  await copySqlite(file, copy)
  return withSqlite(copy, (database) => {
    checkSqlite(database)
    return summarise(database)
  })
}

export function summarise(database: DatabaseSync): DatabaseSummary {
  const rows = countRows(database)
  const names = 'payload_migrations' in rows ? database.prepare('SELECT name FROM payload_migrations').all() : []
  return { kind: 'sqlite', migrations: names.map(({ name }) => String(name)).toSorted(), rows }
}
