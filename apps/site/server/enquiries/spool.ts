import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type UndeliveredEnquiry, listUndelivered } from './undelivered-enquiries.ts'
import { SpoolFiles, type StagedFiles } from './spool-files.ts'
import { prepareSchema } from './spool-schema.ts'
import { SpoolUnavailable } from './spool-unusable.ts'

export type EnquiryKind = 'order' | 'contact'

/**
 * What the site has taken in: the JSON body of the call that it will make, and what the call needs besides.
 * `sameAs` is what two sendings of the same enquiry have in common, where that is not the whole body.
 */
export type SpooledEnquiry = { id: string; kind: EnquiryKind; language: string; body: string; sameAs?: string }
export type PendingEnquiry = Omit<SpooledEnquiry, 'sameAs'> & { attempts: number; files: number }
export type AcceptResult = 'new' | 'same' | 'other content'

/** `refused` counts what waits for a person: what the content API will not take, and files that it did not want. Times in ms. */
export type SpoolState = { waiting: number; refused: number; oldestMs: number }

/** A spool that could not write so recently is not ready, even if a small probe fits. */
const DISTRUST_MS = 15_000

/**
 * Enquiries on their way to the content API, in a small SQLite file, and their files in a folder beside it. `take` returns only
 * after the enquiry is on the disk: WAL with synchronous FULL syncs each commit. Times are ms since 1970.
 */
export class Spool {
  readonly #database: DatabaseSync
  readonly files: SpoolFiles
  #failedAt = 0

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true })
    this.#database = new DatabaseSync(join(dataDir, 'spool.db'))
    prepareSchema(this.#database)
    this.files = new SpoolFiles(dataDir)
    const kept = this.#database.prepare(`SELECT id FROM enquiries WHERE files > 0 AND state <> 'delivered'`).all()
    this.files.dropOthers(new Set(kept.map(({ id }) => String(id))))
  }

  /** Takes an enquiry in. The same id with the same content is the same enquiry. @throws {SpoolUnavailable} nothing was taken in */
  take({ id, kind, language, body, sameAs = body }: SpooledEnquiry, now: number, staged?: StagedFiles): AcceptResult {
    const digest = createHash('sha256').update(`${kind}\n${sameAs}`).digest('hex')
    try {
      const known = this.#database.prepare('SELECT digest FROM enquiries WHERE id = ?').get(id)
      if (known) return known.digest === digest ? 'same' : 'other content'
      // Files first: a row speaks of files that are there. A crash between the two leaves files that the next start drops.
      if (staged) this.files.keep(staged, id)
      this.#database
        .prepare(
          `INSERT INTO enquiries (id, kind, language, body, digest, files, state, next_at, received_at)
                  VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?, ?)`,
        )
        .run(id, kind, language, body, digest, staged?.files.length ?? 0, now, now)
      return 'new'
    } catch (error) {
      this.#failedAt = Date.now()
      throw error instanceof SpoolUnavailable
        ? error
        : new SpoolUnavailable('the enquiry could not be written', { cause: error })
    }
  }

  /** Whether this id has been taken in before. */
  knows(id: string): boolean {
    return this.#database.prepare('SELECT 1 FROM enquiries WHERE id = ?').get(id) !== undefined
  }

  /** The enquiries whose next attempt is due, the oldest first. */
  due(now: number, most: number): PendingEnquiry[] {
    return this.#database
      .prepare(
        `SELECT id, kind, language, body, attempts, files FROM enquiries
                WHERE state = 'waiting' AND next_at <= ? ORDER BY received_at LIMIT ?`,
      )
      .all(now, most) as PendingEnquiry[]
  }

  /** The content API has it: what the visitor wrote is not kept here any longer, the id is, against doubles. */
  delivered(id: string) {
    this.#database
      .prepare(`UPDATE enquiries SET state = 'delivered', body = NULL, last_error = NULL WHERE id = ?`)
      .run(id)
    this.files.drop(id)
  }

  /** The content API has the words and did not want the files: they stay here for a person. */
  deliveredWithoutFiles(id: string, why: string) {
    this.#database.prepare(`UPDATE enquiries SET state = 'files-left', last_error = ? WHERE id = ?`).run(why, id)
  }

  postponed(id: string, nextAt: number, why: string) {
    this.#database
      .prepare('UPDATE enquiries SET attempts = attempts + 1, next_at = ?, last_error = ? WHERE id = ?')
      .run(nextAt, why, id)
  }

  /** The content API is back: what waited for nothing else need not wait out its pause. Who was told to come later still does. */
  hasten(now: number) {
    this.#database
      .prepare(
        `UPDATE enquiries SET next_at = ? WHERE state = 'waiting' AND next_at > ? AND last_error NOT LIKE 'status %'`,
      )
      .run(now, now)
  }

  /** The content API will never take it as it is: kept for a person to look at. */
  refused(id: string, why: string) {
    this.#database
      .prepare(`UPDATE enquiries SET state = 'refused', attempts = attempts + 1, last_error = ? WHERE id = ?`)
      .run(why, id)
  }

  /** A person wants it tried again, now. @returns false where nothing of this id waits */
  retry(id: string, now: number): boolean {
    const { changes } = this.#database
      .prepare(`UPDATE enquiries SET state = 'waiting', next_at = ? WHERE id = ? AND state IN ('waiting', 'refused')`)
      .run(now, id)
    return changes === 1
  }

  /** A person gives it up: what the visitor wrote is gone, the id stays known. @returns false where there is nothing to give up */
  giveUp(id: string): boolean {
    const { changes } = this.#database
      .prepare(
        `UPDATE enquiries SET state = 'delivered', body = NULL, last_error = 'given up' WHERE id = ? AND state IN ('refused', 'files-left')`,
      )
      .run(id)
    this.files.drop(id)
    return changes === 1
  }

  /** Erases all that still waits here of a person, by e-mail address in any case. @returns how many enquiries that were */
  erase(email: string): number {
    const wanted = email.trim().toLowerCase()
    const found = this.letters()
      .filter((it) => it.email.toLowerCase() === wanted)
      .map(({ id }) => id)
    for (const id of found) {
      this.#database
        .prepare(`UPDATE enquiries SET state = 'delivered', body = NULL, last_error = 'erased' WHERE id = ?`)
        .run(id)
      this.files.drop(id)
    }
    return found.length
  }

  /** All that has not wholly arrived, what needs a person first, then the oldest. */
  letters(): UndeliveredEnquiry[] {
    return listUndelivered(this.#database)
  }

  /** How many wait and were refused, and how long the oldest has waited. @throws where the file cannot be read */
  state(now: number): SpoolState {
    const row = this.#database
      .prepare(
        `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
                count(*) FILTER (WHERE state IN ('refused', 'files-left')) AS refused,
                min(received_at) FILTER (WHERE state = 'waiting') AS oldest FROM enquiries`,
      )
      .get() as { waiting: number; refused: number; oldest: number | null }
    return { waiting: row.waiting, refused: row.refused, oldestMs: row.oldest === null ? 0 : now - row.oldest }
  }

  /** Whether an enquiry could be taken in now: something was written to the disk for it. */
  isUsable(now: number): boolean {
    if (now - this.#failedAt < DISTRUST_MS) return false
    try {
      this.#database.prepare('INSERT INTO probe VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at').run(now)
      return true
    } catch {
      return false
    }
  }

  /** Forgets the ids of what was delivered before a time. */
  forget(before: number) {
    this.#database.prepare(`DELETE FROM enquiries WHERE state = 'delivered' AND received_at < ?`).run(before)
  }

  close() {
    this.#database.close()
  }
}
