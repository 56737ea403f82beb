import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { MAX_REPORT_ENTRIES, type SearchWithoutResults } from '@vitrine/contract/shapes/not-found-report'
import { shouldLogPage, shouldLogSearch } from './should-log.ts'

const REPORT_EVERY_MS = 10_000
/** A backend without the call may get it with its next version. */
const RETRY_AFTER_MS = 60 * 60 * 1000

type Search = Omit<SearchWithoutResults, 'count'>

/**
 * Counts the pages and searches that visitors did not find, and reports them to the content API. Nothing is kept of who asked; what
 * is counted between two reports is bounded, so that a scanner can fill neither memory nor disk.
 */
export class NotFoundLog {
  readonly #pages = new Map<string, number>()
  readonly #searches = new Map<string, number>()
  readonly #client: Client
  #timer: NodeJS.Timeout | undefined
  #silentUntil = 0

  constructor(client: Client) {
    this.#client = client
  }

  start() {
    this.#timer = setInterval(() => void this.report(), REPORT_EVERY_MS)
    this.#timer.unref()
  }

  async stop() {
    clearInterval(this.#timer)
    await this.report()
  }

  /** @param path as it was asked for, without query */
  logPage(path: string) {
    const decoded = decode(path)
    if (decoded !== null && shouldLogPage(decoded)) count(this.#pages, decoded)
  }

  logSearch(search: Search) {
    const query = search.query.normalize('NFC')
    if (shouldLogSearch(query)) count(this.#searches, JSON.stringify({ ...search, query }))
  }

  /** Sends what was counted since the last report. A report that fails is lost: it is a hint for editors, not a record. */
  async report(): Promise<void> {
    if (this.#pages.size + this.#searches.size === 0 || Date.now() < this.#silentUntil) return this.#clear()
    const pages = [...this.#pages].map(([path, count]) => ({ path, count }))
    const searches = [...this.#searches].map(([search, count]) => ({ ...(JSON.parse(search) as Search), count }))
    this.#clear()
    try {
      await this.#client('reportNotFound', 'en', { body: { pages, searches } })
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) this.#silentUntil = Date.now() + RETRY_AFTER_MS
    }
  }

  #clear() {
    this.#pages.clear()
    this.#searches.clear()
  }
}

function count(counts: Map<string, number>, key: string) {
  if (counts.size < MAX_REPORT_ENTRIES || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return null
  }
}
