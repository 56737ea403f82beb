import { listUnknown, loadMigrations } from '../../migrations/known-migrations.ts'
import type { TableChecksum } from './table-checksum.ts'
import type { Tables } from './table-columns.ts'

/** @throws a sentence where the tables of the old database are not those that this program's migrations make */
export async function checkMigrations(kind: 'sqlite' | 'postgres', applied: readonly string[]): Promise<void> {
  const known = await loadMigrations(kind)
  if (applied.length === 0) throw new Error('There is nothing to move: Vitrine has never used this database.')
  const [unknown] = listUnknown(applied, known)
  if (unknown)
    throw new Error(
      `The database is newer than this program, which does not know its migration ${unknown}. Move it with the version that made it.`,
    )
  const missing = known.find(({ name }) => !applied.includes(name))
  if (missing)
    throw new Error(
      'The database is of an earlier version. Start this version once with it, which brings it up to date, stop, and move it then.',
    )
}

/** @throws a sentence where one database has a table or a column that the other lacks: somebody made it by hand */
export function checkSameTables(postgres: Tables, tables: readonly string[], columnsOf: (table: string) => string[]) {
  const [extra] = differing([...postgres.keys()], tables)
  if (extra)
    throw new Error(`Only one of the databases has the table ${extra}. Vitrine did not make it: take it out first.`)
  for (const [table, columns] of postgres) {
    const [column] = differing([...columns.keys()], columnsOf(table))
    if (column)
      throw new Error(
        `Only one of the databases has the column ${table}.${column}. Vitrine did not make it: take it out first.`,
      )
  }
}

const differing = (a: readonly string[], b: readonly string[]) => [
  ...a.filter((it) => !b.includes(it)),
  ...b.filter((it) => !a.includes(it)),
]

/** @throws a sentence where what was read back is not what was written */
export function checkSame(table: string, old: TableChecksum, moved: TableChecksum): void {
  if (old.rows !== moved.rows) throw new Error(`The table ${table} has ${moved.rows} rows instead of ${old.rows}.`)
  if (old.checksum !== moved.checksum)
    throw new Error(`The rows of the table ${table} are not the same in both databases.`)
}
