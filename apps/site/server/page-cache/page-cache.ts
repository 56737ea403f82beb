import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Entry } from './entry.ts'
import { type CacheState, sendEntry } from './send-entry.ts'
import { Store } from './store.ts'

/** Renders the entry of a key. `keep: false`: right for this visitor, but not to be cached. Null: too large to be an entry. */
export type Render = (key: string) => Promise<{ entry: Entry; keep: boolean } | null>

/** After a change this many of the pages used last are rendered again unasked, so that the next visitor sees the change. */
const MAX_RENEWED_PAGES = 300

/**
 * Finished responses by key (R13.1 to R13.5). A cached page is always served at once; one of an older revision is then rendered
 * again in the background, one after the other so that serving stays fast, first what somebody has asked for. A redirect of an older
 * revision is asked for again before it is served: two that have changed places would lead in a circle.
 */
export class PageCache {
  readonly counts: Record<CacheState, number> = { hit: 0, miss: 0, stale: 0 }
  readonly #store: Store
  readonly #render: Render
  readonly #revision: () => string
  readonly #pending = new Map<string, ReturnType<Render>>()
  /** What is to be rendered again: what a visitor got too old, and what was used last. */
  readonly #asked = new Set<string>()
  readonly #recent = new Set<string>()
  #isRenewing = false

  constructor(options: { limitBytes: number; render: Render; revision: () => string }) {
    this.#store = new Store(options.limitBytes)
    this.#render = options.render
    this.#revision = options.revision
  }

  get size() {
    return { entries: this.#store.size, bytes: this.#store.bytes }
  }

  /** Serves the cached entry, if there is one. This is the path that nearly every request takes. */
  serveCached(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#store.get(key)
    if (!entry) return false
    const isFresh = entry.revision === this.#revision()
    if (!isFresh && isRedirect(entry)) return false
    this.#store.touch(key, entry)
    if (!isFresh) this.#renew(this.#asked, [key])
    this.#send(request, response, entry, isFresh ? 'hit' : 'stale')
    return true
  }

  /**
   * Renders and serves; visitors who ask for the same at the same time share one rendering.
   * @returns false where it is too large to be an entry: nothing has been sent then
   */
  async serveRendered(key: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const rendered = await this.#renderOnce(key)
    if (!rendered) return false
    const { entry } = rendered
    const cached = this.#store.get(key)
    if (entry.status >= 500 && cached && isRedirect(cached)) this.#send(request, response, cached, 'stale')
    else this.#send(request, response, entry, 'miss')
    return true
  }

  /** To be called when the revision has changed. */
  renewRecent(limit = MAX_RENEWED_PAGES) {
    this.#renew(this.#recent, this.#store.keysByUse().slice(0, limit))
  }

  #send(request: IncomingMessage, response: ServerResponse, entry: Entry, state: CacheState) {
    this.counts[state]++
    sendEntry(request, response, entry, state)
  }

  #renderOnce(key: string) {
    const pending = this.#pending.get(key)
    if (pending) return pending
    const rendering = this.#render(key)
      .then((rendered) => {
        if (!rendered) return null
        const { entry, keep } = rendered
        if (keep) this.#store.set(key, entry)
        // The page is gone or has moved: its cached entry is wrong now. A failure (5xx) keeps it.
        else if (entry.status >= 300 && entry.status < 500) this.#store.delete(key)
        return rendered
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, rendering)
    return rendering
  }

  #renew(queue: Set<string>, keys: readonly string[]) {
    for (const key of keys) queue.add(key)
    if (!this.#isRenewing) void this.#renewAll()
  }

  async #renewAll() {
    this.#isRenewing = true
    for (let key = this.#next(); key !== undefined; key = this.#next())
      await this.#renderOnce(key).catch((error: unknown) => console.error(`renewing ${key}:`, error))
    this.#isRenewing = false
  }

  #next(): string | undefined {
    const [key] = this.#asked.size > 0 ? this.#asked : this.#recent
    if (key !== undefined) for (const queue of [this.#asked, this.#recent]) queue.delete(key)
    return key
  }
}

function isRedirect({ status }: Entry): boolean {
  return status >= 300 && status < 400
}
