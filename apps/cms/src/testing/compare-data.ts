import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The names of the tables of an SQLite file, virtual ones too. */
export function tablesOf(path: string): string[] {
  return withDatabase(path, (database) =>
    database
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`)
      .all()
      .map(({ name }) => String(name)),
  )
}

/** All rows of a table of the database in a data folder, as one hash each, in the order that they have. */
export function readTables(dataDir: string, table: string): string[] {
  return withDatabase(join(dataDir, 'vitrine.db'), (database) =>
    database
      .prepare(`SELECT * FROM "${table}"`)
      .all()
      .map((row) =>
        createHash('sha256')
          .update(JSON.stringify(Object.entries(row).map(([key, value]) => [key, toText(value)])))
          .digest('hex'),
      ),
  )
}

/** The files of a folder by name, each as a hash. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder)
  const hashes = names.map(async (name) => [
    name,
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex'),
  ])
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>
}

const toText = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value))

function withDatabase<T>(path: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}
