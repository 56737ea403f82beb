import type { DatabaseSync } from 'node:sqlite'

const VERSION = 1

const table = `
  CREATE TABLE enquiries (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, language TEXT NOT NULL, body TEXT, digest TEXT NOT NULL,
    files INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'refused', 'files-left')),
    attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, received_at INTEGER NOT NULL, last_error TEXT
  ) STRICT;
  CREATE INDEX enquiries_due ON enquiries (state, next_at);
  CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;`

const carriedOver = 'id, kind, language, body, digest, state, attempts, next_at, received_at, last_error'

/** Makes the tables of a new spool; a spool of a version without files keeps what waits in it. */
export function prepareSchema(database: DatabaseSync) {
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON;',
  )
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version >= VERSION) return
  const older = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'enquiries'`).get() !== undefined
  database.exec('BEGIN IMMEDIATE')
  if (older) database.exec('DROP INDEX IF EXISTS enquiries_due; ALTER TABLE enquiries RENAME TO older;')
  database.exec(table)
  if (older) database.exec(`INSERT INTO enquiries (${carriedOver}) SELECT ${carriedOver} FROM older; DROP TABLE older;`)
  database.exec(`PRAGMA user_version = ${VERSION}; COMMIT`)
}
