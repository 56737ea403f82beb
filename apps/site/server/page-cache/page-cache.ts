import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Entry } from './entry.ts'
import { type CacheState, sendEntry } from './send-entry.ts'
import { Store } from './store.ts'

/** Renders the entry of a key. `keep: false`: right for this visitor, but not to be cached. */
export type Render = (key: string) => Promise<{ entry: Entry; keep: boolean }>

/** After a change this many of the pages used last are rendered again unasked, so that the next visitor sees the change. */
const MAX_RENEWED_PAGES = 300

/**
 * Finished responses by key (R13.1 to R13.5). A cached entry is always served at once; one of an older revision is then rendered
 * again in the background, one after the other so that serving stays fast.
 */
export class PageCache {
  readonly counts: Record<CacheState, number> = { hit: 0, miss: 0, stale: 0 }
  readonly #store: Store
  readonly #render: Render
  readonly #revision: () => string
  readonly #pending = new Map<string, ReturnType<Render>>()
  readonly #queue = new Set<string>()
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
    this.#store.touch(key, entry)
    if (!isFresh) this.#renew(key)
    this.#send(request, response, entry, isFresh ? 'hit' : 'stale')
    return true
  }

  /** Renders and serves; visitors who ask for the same at the same time share one rendering. */
  async serveRendered(key: string, request: IncomingMessage, response: ServerResponse) {
    const { entry } = await this.#renderOnce(key)
    this.#send(request, response, entry, 'miss')
  }

  /** To be called when the revision has changed. */
  renewRecent() {
    for (const key of this.#store.keysByUse().slice(0, MAX_RENEWED_PAGES)) this.#renew(key)
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
        if (rendered.keep) this.#store.set(key, rendered.entry)
        return rendered
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, rendering)
    return rendering
  }

  #renew(key: string) {
    this.#queue.add(key)
    if (!this.#isRenewing) void this.#renewAll()
  }

  async #renewAll() {
    this.#isRenewing = true
    for (const key of this.#queue) {
      this.#queue.delete(key)
      await this.#renderOnce(key)
        .then(({ entry, keep }) => {
          // The page is gone or has moved: its cached entry is wrong now. A failure (5xx) keeps it.
          if (!keep && entry.status < 500 && entry.status >= 300) this.#store.delete(key)
        })
        .catch((error: unknown) => console.error(`renewing ${key}:`, error))
    }
    this.#isRenewing = false
  }
}
