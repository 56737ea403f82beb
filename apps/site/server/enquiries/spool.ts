import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { SpoolState, UndeliveredEnquiry } from '@vitrine/contract/spool-api'
import { type FileLock, tryLock } from '@vitrine/platform/file-lock'
import { listUndelivered } from './list-undelivered.ts'
import { MAX_RETRY_AFTER_MS } from './decide-delivery-outcome.ts'
import { SpoolFiles, type StagedFiles } from './spool-files.ts'
import { openSpool } from './open-spool.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'

/** What the spool hands over; `service` is a service request, `buyer-message` is what a buyer adds to an enquiry of before, `dealer-answer` what a dealer says to one. */
export type EnquiryKind = 'order' | 'contact' | 'service' | 'buyer-message' | 'dealer-answer'

/**
 * An accepted enquiry: the JSON body of the call that will deliver it, and what the call needs besides.
 * `comparedBody` is what stays the same when an enquiry is sent again, where that is not the whole body.
 */
export type SpooledEnquiry = { id: string; kind: EnquiryKind; language: string; body: string; comparedBody?: string }
export type PendingEnquiry = Omit<SpooledEnquiry, 'comparedBody'> & { attempts: number; files: number }
export type AcceptResult = 'new' | 'same' | 'id-reused'

/** After a failed write the spool counts as unavailable for so long, even if a small probe fits. */
const UNAVAILABLE_AFTER_FAILURE_MS = 15_000
const PROBE_EVERY_MS = 5000
const OPEN_AGAIN_AFTER_MS = 5000

/**
 * Enquiries on their way to the content API, in a small SQLite file, and their files in a folder beside it. `accept` returns only
 * after the enquiry is on the disk: WAL with synchronous FULL syncs each commit. Times are ms since 1970.
 */
export class Spool {
  readonly #dataDir: string
  #opened: { database: DatabaseSync; files: SpoolFiles } | null = null
  #openFailedAt = -Infinity
  #deliveryLock: FileLock | null = null
  #failedAt = 0
  #probe = { at: -Infinity, succeeded: false }

  /** Where its file cannot be opened, as on a full disk, the site serves without it, and it is tried again. */
  constructor(dataDir: string) {
    this.#dataDir = dataDir
    try {
      this.#open()
    } catch (error) {
      console.error('THE SPOOL CANNOT BE OPENED: pages are served, no enquiry is taken.', error)
    }
  }

  get #database(): DatabaseSync {
    return this.#open().database
  }

  /** @throws {SpoolUnavailable} */
  get files(): SpoolFiles {
    return this.#open().files
  }

  /** @throws {SpoolUnavailable} at once, if it could not be opened a short time ago */
  #open() {
    if (this.#opened) return this.#opened
    if (Math.abs(Date.now() - this.#openFailedAt) < OPEN_AGAIN_AFTER_MS)
      throw new SpoolUnavailable('the spool cannot be opened')
    try {
      mkdirSync(this.#dataDir, { recursive: true })
      const database = openSpool(join(this.#dataDir, 'spool.db'))
      this.#opened = { database, files: new SpoolFiles(this.#dataDir) }
      // Beside another process, files without an enquiry may be those of a request that it is reading.
      if (this.mayDeliver()) this.#dropForgottenFiles()
      if (this.#openFailedAt > 0) console.error('the spool is open again')
      return this.#opened
    } catch (error) {
      this.#opened?.database.close()
      this.#opened = null
      this.#openFailedAt = Date.now()
      throw new SpoolUnavailable('the spool cannot be opened', { cause: error })
    }
  }

  #canOpen(): boolean {
    try {
      return Boolean(this.#open())
    } catch {
      return false
    }
  }

  #dropForgottenFiles() {
    const kept = this.#database.prepare(`SELECT id FROM enquiries WHERE files > 0 AND state <> 'delivered'`).all()
    this.files.dropOthers(new Set(kept.map(({ id }) => String(id))))
  }

  /**
   * Whether it is for this process to deliver: of several on one folder the first that asks, for as long as it lives; the operating system
   * gives its lock to another when it is gone (docs/decisions/0038-one-process-delivers.md). Nobody delivers from what cannot be opened.
   */
  mayDeliver(): boolean {
    if (!this.#canOpen()) return false
    this.#deliveryLock ??= tryLock(join(this.#dataDir, 'delivery.lock'), 'exclusive')
    return this.#deliveryLock !== null
  }

  /** Keeps an enquiry. The same id with the same content is the same enquiry. @throws {SpoolUnavailable} nothing was kept */
  accept(
    { id, kind, language, body, comparedBody = body }: SpooledEnquiry,
    now: number,
    staged?: StagedFiles,
  ): AcceptResult {
    const digest = createHash('sha256').update(`${kind}\n${comparedBody}`).digest('hex')
    try {
      const known = this.#database.prepare('SELECT digest FROM enquiries WHERE id = ?').get(id)
      if (known) return known.digest === digest ? 'same' : 'id-reused'
      // Files first, so that no row names files that are missing. A crash between the two leaves files that the next start drops.
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

  /** Whether an enquiry of this id was accepted before. @throws {SpoolUnavailable} */
  has(id: string): boolean {
    try {
      return this.#database.prepare('SELECT 1 FROM enquiries WHERE id = ?').get(id) !== undefined
    } catch (error) {
      throw new SpoolUnavailable('the spool cannot be read', { cause: error })
    }
  }

  /**
   * The enquiries whose next attempt is due, the oldest first. Of a clock that was set back, whatever it said before is not waited for: what was
   * never tried is due, and what would wait for longer than anything does.
   */
  due(now: number, limit: number): PendingEnquiry[] {
    return this.#database
      .prepare(
        `SELECT id, kind, language, body, attempts, files FROM enquiries
                WHERE state = 'waiting' AND (attempts = 0 OR next_at <= ? OR next_at > ?) ORDER BY received_at LIMIT ?`,
      )
      .all(now, now + MAX_RETRY_AFTER_MS, limit) as PendingEnquiry[]
  }

  /** The content API has it: what the visitor wrote is dropped here, the id is kept against duplicates. */
  markDelivered(id: string) {
    this.#database
      .prepare(`UPDATE enquiries SET state = 'delivered', body = NULL, last_error = NULL WHERE id = ?`)
      .run(id)
    this.files.drop(id)
  }

  /** Whether an enquiry is still to be delivered: it may have been erased since it was read. */
  isWaiting(id: string): boolean {
    return this.#database.prepare(`SELECT 1 FROM enquiries WHERE id = ? AND state = 'waiting'`).get(id) !== undefined
  }

  // What became of a delivery is written only where the enquiry has not been erased meanwhile.

  /** The content API has the text and refused the files: they stay here for an operator. */
  markDeliveredWithoutFiles(id: string, reason: string) {
    this.#database
      .prepare(`UPDATE enquiries SET state = 'files-left', last_error = ? WHERE id = ? AND state <> 'delivered'`)
      .run(reason, id)
  }

  /** @param nextAt when the next attempt is due */
  postpone(id: string, nextAt: number, reason: string) {
    this.#database
      .prepare(
        `UPDATE enquiries SET attempts = attempts + 1, next_at = ?, last_error = ? WHERE id = ? AND state <> 'delivered'`,
      )
      .run(nextAt, reason, id)
  }

  /** The content API is back: what failed for want of an answer is due at once. What the content API itself postponed still waits. */
  endRetryDelays(now: number) {
    this.#database
      .prepare(
        `UPDATE enquiries SET next_at = ? WHERE state = 'waiting' AND next_at > ? AND last_error NOT LIKE 'status %'`,
      )
      .run(now, now)
  }

  /** The content API will never accept it as it is: kept for an operator. */
  markRefused(id: string, reason: string) {
    this.#database
      .prepare(
        `UPDATE enquiries SET state = 'refused', attempts = attempts + 1, last_error = ? WHERE id = ? AND state <> 'delivered'`,
      )
      .run(reason, id)
  }

  /** An operator wants another attempt now. @returns false where nothing of this id waits */
  retry(id: string, now: number): boolean {
    const { changes } = this.#database
      .prepare(`UPDATE enquiries SET state = 'waiting', next_at = ? WHERE id = ? AND state IN ('waiting', 'refused')`)
      .run(now, id)
    return changes === 1
  }

  /** An operator gives it up: what the visitor wrote is gone, the id stays known. @returns false where there is nothing to give up */
  giveUp(id: string): boolean {
    const { changes } = this.#database
      .prepare(
        `UPDATE enquiries SET state = 'delivered', body = NULL, last_error = 'given up' WHERE id = ? AND state IN ('refused', 'files-left')`,
      )
      .run(id)
    if (changes === 1) this.files.drop(id)
    return changes === 1
  }

  /** Erases every undelivered enquiry of an e-mail address, in any case. @returns the ids of these enquiries */
  erase(email: string): string[] {
    const wanted = email.trim().toLowerCase()
    const found = this.undelivered()
      .filter((it) => it.email.toLowerCase() === wanted)
      .map(({ id }) => id)
    for (const id of found) {
      this.#database
        .prepare(`UPDATE enquiries SET state = 'delivered', body = NULL, last_error = 'erased' WHERE id = ?`)
        .run(id)
      this.files.drop(id)
    }
    return found
  }

  /** What is not delivered, or not wholly: what needs an operator first, then the oldest. */
  undelivered(): UndeliveredEnquiry[] {
    return listUndelivered(this.#database)
  }

  /**
   * How many are waiting, how many need an operator (`refused`), and how long the oldest has been waiting, in ms.
   * @throws where the file cannot be read
   */
  state(now: number): Omit<SpoolState, 'undelivered'> {
    const row = this.#database
      .prepare(
        `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
                count(*) FILTER (WHERE state IN ('refused', 'files-left')) AS refused,
                min(received_at) FILTER (WHERE state = 'waiting') AS oldest FROM enquiries`,
      )
      .get() as { waiting: number; refused: number; oldest: number | null }
    return { waiting: row.waiting, refused: row.refused, oldestMs: row.oldest === null ? 0 : now - row.oldest }
  }

  /** Whether an enquiry could be accepted now; writes a probe to the disk, but not more often than every few seconds, whoever asks. */
  isUsable(now: number): boolean {
    if (Math.abs(now - this.#failedAt) < UNAVAILABLE_AFTER_FAILURE_MS) return false
    if (Math.abs(now - this.#probe.at) >= PROBE_EVERY_MS) this.#probe = { at: now, succeeded: this.#writeProbe(now) }
    return this.#probe.succeeded
  }

  #writeProbe(now: number): boolean {
    try {
      this.#database.prepare('INSERT INTO probe VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at').run(now)
      return true
    } catch {
      return false
    }
  }

  /** Forgets the ids of what was delivered before a time. */
  forgetDelivered(before: number) {
    this.#database.prepare(`DELETE FROM enquiries WHERE state = 'delivered' AND received_at < ?`).run(before)
  }

  close() {
    this.#opened?.database.close()
    this.#deliveryLock?.release()
    this.#deliveryLock = null
  }
}
