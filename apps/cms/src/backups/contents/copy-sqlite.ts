import { backup, DatabaseSync } from 'node:sqlite'

/**
 * Copies an SQLite database while others write to it: one step of SQLite's online back-up reads one moment, and no writer waits for it.
 * @throws where the copy is damaged
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 30_000 })
  try {
    await backup(source, to, { rate: 0x7fffffff })
  } finally {
    source.close()
  }
}

/** Opens a database that nobody else uses, does something with it, and leaves one file of it. */
export function withSqlite<T>(path: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path)
  try {
    // The log beside the file goes away with it.
    database.exec('PRAGMA journal_mode = DELETE')
    return work(database)
  } finally {
    database.close()
  }
}

/** The rows of each table; virtual ones are counted by the tables that they keep. */
export function countRows(database: DatabaseSync): Record<string, number> {
  const tables = database
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
        AND sql NOT LIKE 'CREATE VIRTUAL TABLE%' ORDER BY name`,
    )
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => {
      const { rows } = database.prepare(`SELECT count(*) AS rows FROM ${quote(String(name))}`).get() as { rows: number }
      return [String(name), rows]
    }),
  )
}

/** @throws a sentence where SQLite finds a fault in it */
export function checkSqlite(database: DatabaseSync): void {
  const { integrity_check: found } = database.prepare('PRAGMA integrity_check(1)').get() as { integrity_check: string }
  if (found !== 'ok') throw new Error(`a database is damaged: ${found}`)
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
