import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type EnquiryKind = 'order' | 'contact'

/** What the site has taken in: the JSON body of the call that it will make, and what the call needs besides. */
export type Enquiry = { id: string; kind: EnquiryKind; language: string; body: string }
export type Waiting = Enquiry & { attempts: number }
export type Taken = 'new' | 'same' | 'other content'

/** The disk is full or gone: nothing was taken in, and the visitor must hear so (DESIGN.md, "Enquiries are never lost"). */
export class SpoolUnusable extends Error {
  override name = 'SpoolUnusable'
}

const schema = `
  CREATE TABLE IF NOT EXISTS enquiries (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, language TEXT NOT NULL, body TEXT, digest TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'refused')),
    attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, received_at INTEGER NOT NULL, last_error TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS enquiries_due ON enquiries (state, next_at);`

/**
 * Enquiries on their way to the content API, in a small SQLite file. `take` returns only after the enquiry is on the disk: WAL with
 * synchronous FULL syncs each commit. Times are ms since 1970.
 */
export class Spool {
  readonly #database: DatabaseSync

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true })
    this.#database = new DatabaseSync(join(dataDir, 'spool.db'))
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;')
    this.#database.exec(schema)
  }

  /** Takes an enquiry in. The same id with the same content is the same enquiry. @throws {SpoolUnusable} nothing was taken in */
  take({ id, kind, language, body }: Enquiry, now: number): Taken {
    const digest = createHash('sha256').update(`${kind}\n${body}`).digest('hex')
    try {
      const { changes } = this.#database
        .prepare(
          `INSERT INTO enquiries (id, kind, language, body, digest, state, next_at, received_at)
                  VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?) ON CONFLICT (id) DO NOTHING`,
        )
        .run(id, kind, language, body, digest, now, now)
      if (changes === 1) return 'new'
      const known = this.#database.prepare('SELECT digest FROM enquiries WHERE id = ?').get(id)
      return known?.digest === digest ? 'same' : 'other content'
    } catch (error) {
      throw new SpoolUnusable('the enquiry could not be written', { cause: error })
    }
  }

  /** The enquiries whose next attempt is due, the oldest first. */
  due(now: number, most: number): Waiting[] {
    return this.#database
      .prepare(
        `SELECT id, kind, language, body, attempts FROM enquiries WHERE state = 'waiting' AND next_at <= ? ORDER BY received_at LIMIT ?`,
      )
      .all(now, most) as Waiting[]
  }

  /** The content API has it: what the visitor wrote is not kept here any longer, the id is, against doubles. */
  delivered(id: string) {
    this.#database
      .prepare(`UPDATE enquiries SET state = 'delivered', body = NULL, last_error = NULL WHERE id = ?`)
      .run(id)
  }

  postponed(id: string, nextAt: number, why: string) {
    this.#database
      .prepare('UPDATE enquiries SET attempts = attempts + 1, next_at = ?, last_error = ? WHERE id = ?')
      .run(nextAt, why, id)
  }

  /** The content API will never take it as it is: kept for a person to look at. */
  refused(id: string, why: string) {
    this.#database
      .prepare(`UPDATE enquiries SET state = 'refused', attempts = attempts + 1, last_error = ? WHERE id = ?`)
      .run(why, id)
  }

  /** How many wait and were refused, and how long the oldest has waited, in ms. @throws where the file cannot be read */
  state(now: number): { waiting: number; refused: number; oldestMs: number } {
    const row = this.#database
      .prepare(
        `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'refused') AS refused,
                min(received_at) FILTER (WHERE state = 'waiting') AS oldest FROM enquiries`,
      )
      .get() as { waiting: number; refused: number; oldest: number | null }
    return { waiting: row.waiting, refused: row.refused, oldestMs: row.oldest === null ? 0 : now - row.oldest }
  }

  /** Forgets the ids of what was delivered before a time. */
  forget(before: number) {
    this.#database.prepare(`DELETE FROM enquiries WHERE state = 'delivered' AND received_at < ?`).run(before)
  }

  close() {
    this.#database.close()
  }
}
