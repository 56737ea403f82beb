import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { type Changed, today, TODAY_TAG, unite } from '../page-cache/tags.ts'

const POLL_MS = 500
const PROBE_TIMEOUT_MS = 2000

type ChangeListener = (changed: Changed, isNewYear: boolean) => void

/**
 * Watches the content revision (R13.3), and asks what has changed since the last one (R13.16).
 * A backend without the call has no revision: then the number grows by itself every `freshSeconds`.
 */
export class RevisionPoller {
  current = 'unknown'
  /** Whether the content API answered the last request. */
  isReachable = false
  /** When the content API last told its revision, in ms since 1970; 0: never. */
  askedAt = 0
  readonly #listeners: ChangeListener[] = []
  readonly #reachableListeners: (() => void)[] = []
  #year: number | undefined
  #day = today()
  /** The last one of a backend that has revisions. */
  #revision: number | undefined
  #timer: NodeJS.Timeout | undefined
  #polling: Promise<void> | undefined
  readonly #client: Client
  readonly #freshSeconds: number

  constructor(client: Client, freshSeconds: number) {
    this.#client = client
    this.#freshSeconds = freshSeconds
  }

  /** The last revision of a backend that has some. */
  get revision(): number | undefined {
    return this.#revision
  }

  /**
   * Called when the revision has changed, or the day where only that touches pages, in the order of these calls; `isNewYear`: because every
   * page names the year (R2.38).
   */
  onChange(listener: ChangeListener) {
    this.#listeners.push(listener)
  }

  /** Called each time that the content API answers after it had not, the first time included. */
  onReachable(listener: () => void) {
    this.#reachableListeners.push(listener)
  }

  async start() {
    await this.#poll()
    this.#schedule()
  }

  /**
   * Whether the content API answers at all, asked anew: where one call of a page got no answer, this tells whether it is the call or
   * the whole API. What does not answer within 2 s counts as not answering.
   */
  async isAnswering(): Promise<boolean> {
    if (!this.isReachable) return false
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PROBE_TIMEOUT_MS)
    })
    const answer = this.#poll().then(() => this.isReachable)
    return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
  }

  stop() {
    clearTimeout(this.#timer)
  }

  #schedule() {
    this.#timer = setTimeout(() => void this.#poll().finally(() => this.#schedule()), POLL_MS)
    this.#timer.unref()
  }

  /** Polls at the same time share one request. */
  #poll(): Promise<void> {
    this.#polling ??= this.#pollAndTell().finally(() => (this.#polling = undefined))
    return this.#polling
  }

  async #pollAndTell() {
    const wasReachable = this.isReachable
    await this.#pollOnce()
    if (this.isReachable && !wasReachable) for (const listener of this.#reachableListeners) listener()
  }

  async #pollOnce() {
    const since = this.#revision
    try {
      const { revision, changed } = await this.#client('getRevision', 'en', { since })
      this.isReachable = true
      this.askedAt = Date.now()
      this.#revision = revision
      // A lower one is that of another database.
      this.#setRevision(String(revision), since !== undefined && revision > since ? (changed ?? null) : null)
    } catch (error) {
      const answered = error instanceof ApiError && error.status < 500
      this.isReachable = answered
      if (!answered) return
      this.#revision = undefined
      this.#setRevision(`period ${Math.floor(Date.now() / 1000 / this.#freshSeconds)}`, null)
    }
  }

  /** The footer names the year, so a new one makes pages stale as a change does. */
  #setRevision(contentRevision: string, changed: Changed) {
    const [year, day] = [new Date().getFullYear(), today()]
    const revision = `${year}: ${contentRevision}`
    const ofDay = day === this.#day ? [] : [TODAY_TAG]
    this.#day = day
    if (revision === this.current) return void (ofDay.length > 0 && this.#tell(ofDay))
    const isNewYear = this.#year !== undefined && year !== this.#year
    this.#year = year
    this.current = revision
    this.#tell(isNewYear ? null : unite(changed, ofDay), isNewYear)
  }

  #tell(changed: Changed, isNewYear = false) {
    for (const listener of this.#listeners) listener(changed, isNewYear)
  }
}
