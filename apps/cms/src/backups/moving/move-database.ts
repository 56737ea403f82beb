import { databaseFile } from '../../platform/database/adapter.ts'
import type { Environment } from '../../platform/environment.ts'
import type { MovedTable } from './move-to-postgres.ts'

const USAGE = 'Say where to: npm run move-database -- --to postgres://user@host/database, or --to sqlite.'

export type Move = { from: string; to: string; tables: MovedTable[] }

/**
 * Copies the whole database that is configured into one of the other kind, which is empty. The old one stays as it is.
 * @param target an address of Postgres, or `sqlite` for the file in DATA_DIR
 * @param isTrial does all of it, and leaves nothing of it
 * @throws a sentence where it cannot be done; then nothing was changed, but for a `CommitUnknown`
 */
export async function moveDatabase(
  settings: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  target: string | undefined,
  isTrial: boolean,
): Promise<Move> {
  const source = databaseFile(settings)
  if (target === 'sqlite') {
    if (source !== null) throw new Error('The database is SQLite already: DATABASE_URL names no Postgres.')
    const { moveToSqlite } = await import('./move-to-sqlite.ts')
    const file = databaseFile({ DATA_DIR: settings.DATA_DIR, DATABASE_URL: undefined }) ?? ''
    return {
      from: 'the database of DATABASE_URL',
      to: file,
      tables: await moveToSqlite(settings.DATABASE_URL ?? '', file, isTrial),
    }
  }
  if (!target || !/^postgres(ql)?:\/\//.test(target)) throw new Error(USAGE)
  if (source === null)
    throw new Error('The database is Postgres already. To move it to another server, back it up and restore it there.')
  const { moveToPostgres } = await import('./move-to-postgres.ts')
  return { from: source, to: 'the new database', tables: await moveToPostgres(source, target, isTrial) }
}
