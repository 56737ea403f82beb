import { setTimeout as wait } from 'node:timers/promises'
import { retryDelay } from '@vitrine/platform/retry-delay'
import { type Changed, unite } from '../page-cache/tags.ts'

const TIMEOUT_MS = 15_000
const RETRY_DELAY = { firstMs: 1000, maxMs: 10 * 60 * 1000, jitter: 0.5 }
/** What an import changes is said in one word. */
const MAX_TAGS = 1000

/**
 * Tells a CDN what has changed: a POST of `{ tags }` or `{ all: true }`, repeated until a 2xx answer. What changes meanwhile goes with the next
 * one. What is lost when the process ends is made good by the next, which begins with `{ all: true }`.
 */
export class CdnPurge {
  #due: { changed: Changed } | undefined
  #sending: Promise<void> | undefined
  readonly #stopped = new AbortController()
  readonly #url: string
  readonly #token: string | undefined

  /** @param token sent as bearer, where the address asks for one */
  constructor(url: string, token: string | undefined) {
    this.#url = url
    this.#token = token
  }

  /** In the background. */
  purge(changed: Changed) {
    if (changed?.length === 0) return
    this.#add(changed)
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined))
  }

  async stop() {
    this.#stopped.abort()
    await this.#sending
  }

  #add(changed: Changed) {
    const united = this.#due ? unite(this.#due.changed, changed) : changed
    this.#due = { changed: united && united.length > MAX_TAGS ? null : united }
  }

  async #sendAll() {
    let failures = 0
    while (this.#due && !this.#stopped.signal.aborted) {
      const { changed } = this.#due
      this.#due = undefined
      try {
        await this.#send(changed)
        failures = 0
      } catch (error) {
        console.error('telling the CDN what has changed:', error instanceof Error ? error.message : error)
        this.#add(changed)
        await this.#pause(retryDelay(failures++, RETRY_DELAY))
      }
    }
  }

  async #pause(ms: number) {
    await wait(ms, undefined, { signal: this.#stopped.signal, ref: false }).catch(() => undefined)
  }

  /** @throws anything but 2xx in time */
  async #send(changed: Changed) {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.#token && { authorization: `Bearer ${this.#token}` }) },
      body: JSON.stringify(changed ? { tags: changed } : { all: true }),
      redirect: 'manual',
      signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
  }
}
