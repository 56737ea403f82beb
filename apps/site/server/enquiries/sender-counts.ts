import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDamaged } from './is-damaged.ts'

const FORGET_EVERY_MS = 60_000

/** How often something may happen in a window of time, which begins with the first time. */
export type Limit = { max: number; windowMs: number }

/**
 * Counts what senders do, for all processes on one DATA_DIR and through restarts: a small file beside the spool. Where it is
 * damaged counting begins anew, and where it cannot be used nothing is counted: an enquiry matters more.
 */
export class SenderCounts {
  readonly #path: string
  readonly #readSecret: () => string
  #opened: { database: DatabaseSync; secret: string } | null = null
  #forgotAt = 0

  /** @param readSecret gives what keeps addresses from being read out of the file; asked when the first one is counted */
  constructor(dataDir: string, readSecret: () => string) {
    this.#path = join(dataDir, 'sender-counts.db')
    this.#readSecret = readSecret
  }

  /** Counts once where there is room for it. @returns 0, or how long there is none */
  take(name: string, key: string, { max, windowMs }: Limit, now = Date.now()): number {
    try {
      const { database, secret } = this.#open(now)
      const hash = createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url')
      const taken = database
        .prepare(
          `INSERT INTO counts (key, count, ends_at) VALUES (?1, 1, ?2 + ?3) ON CONFLICT (key) DO UPDATE SET
            count = CASE WHEN ends_at <= ?2 THEN 1 ELSE count + 1 END,
            ends_at = CASE WHEN ends_at <= ?2 THEN ?2 + ?3 ELSE ends_at END
            WHERE ends_at <= ?2 OR count < ?4 RETURNING count`,
        )
        .get(hash, now, windowMs, max)
      if (taken) return 0
      const row = database.prepare('SELECT ends_at AS endsAt FROM counts WHERE key = ?').get(hash)
      return Math.max(1, Number(row?.endsAt ?? now) - now)
    } catch (error) {
      console.error('what senders do cannot be counted:', error)
      if (isDamaged(error)) this.#beginAnew()
      return 0
    }
  }

  close() {
    this.#opened?.database.close()
    this.#opened = null
  }

  /** Counts are worth less than that they go on. */
  #beginAnew() {
    this.close()
    for (const end of ['', '-wal', '-shm']) rmSync(this.#path + end, { force: true })
  }

  #open(now: number) {
    if (!this.#opened) {
      const database = openCounts(this.#path)
      this.#opened = { database, secret: this.#readSecret() }
    }
    if (now - this.#forgotAt >= FORGET_EVERY_MS) {
      this.#forgotAt = now
      this.#opened.database.prepare('DELETE FROM counts WHERE ends_at <= ?').run(now)
    }
    return this.#opened
  }
}

/** @throws where the file is damaged, or cannot be written */
function openCounts(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 1000 })
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS counts (key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends_at INTEGER NOT NULL) STRICT`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
