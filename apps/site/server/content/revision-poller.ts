import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'

const POLL_MS = 1000

/**
 * Watches the content revision (R13.3).
 * A backend without the call has no revision: then the number grows by itself every `freshSeconds`.
 */
export class RevisionPoller {
  current = 'unknown'
  /** Whether the content API answered the last time it was asked. */
  reachable = false
  readonly #listeners: (() => void)[] = []
  readonly #returnListeners: (() => void)[] = []
  #timer: NodeJS.Timeout | undefined
  readonly #client: Client
  readonly #freshSeconds: number

  constructor(client: Client, freshSeconds: number) {
    this.#client = client
    this.#freshSeconds = freshSeconds
  }

  onChange(listener: () => void) {
    this.#listeners.push(listener)
  }

  /** Hears of each time that the content API answers after it had not, the first time included. */
  onReturn(listener: () => void) {
    this.#returnListeners.push(listener)
  }

  async start() {
    await this.#ask()
    this.#schedule()
  }

  stop() {
    clearTimeout(this.#timer)
  }

  #schedule() {
    this.#timer = setTimeout(() => void this.#ask().finally(() => this.#schedule()), POLL_MS)
    this.#timer.unref()
  }

  async #ask() {
    const before = this.reachable
    await this.#askOnce()
    if (this.reachable && !before) for (const listener of this.#returnListeners) listener()
  }

  async #askOnce() {
    try {
      const { revision } = await this.#client('getRevision', 'en')
      this.reachable = true
      this.#become(String(revision))
    } catch (error) {
      const answered = error instanceof ApiError && error.status < 500
      this.reachable = answered
      if (answered) this.#become(`period ${Math.floor(Date.now() / 1000 / this.#freshSeconds)}`)
    }
  }

  #become(revision: string) {
    if (revision === this.current) return
    this.current = revision
    for (const listener of this.#listeners) listener()
  }
}
