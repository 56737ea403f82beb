import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Entry } from './entry.ts'
import { type CacheState, sendEntry } from './send-entry.ts'
import { Store } from './store.ts'

/** Makes an entry anew. `keep: false`: right for this visitor, but not to be kept. */
export type Render = (key: string) => Promise<{ entry: Entry; keep: boolean }>

/** After a change this many of the pages used last are made again unasked, so that the next visitor sees the change. */
const RENEW_UNASKED = 300

/**
 * Finished answers by key (R13.1 to R13.5). A kept entry is always served at once; one of an
 * older revision is rendered again behind the visitor's back, one after the other so that serving stays fast.
 */
export class PageCache {
  readonly counts: Record<CacheState, number> = { hit: 0, miss: 0, stale: 0 }
  readonly #store: Store
  readonly #render: Render
  readonly #revision: () => string
  readonly #underWay = new Map<string, ReturnType<Render>>()
  readonly #queue = new Set<string>()
  #renewing = false

  constructor(options: { limitBytes: number; render: Render; revision: () => string }) {
    this.#store = new Store(options.limitBytes)
    this.#render = options.render
    this.#revision = options.revision
  }

  get size() {
    return { entries: this.#store.size, bytes: this.#store.bytes }
  }

  /** Serves from what is kept, if anything is. This is the path that nearly every request takes. */
  serveKept(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#store.get(key)
    if (!entry) return false
    const fresh = entry.revision === this.#revision()
    this.#store.touch(key, entry)
    if (!fresh) this.#renew(key)
    this.#send(request, response, entry, fresh ? 'hit' : 'stale')
    return true
  }

  /** Renders and serves; visitors who ask for the same at the same time share one rendering. */
  async serveRendered(key: string, request: IncomingMessage, response: ServerResponse) {
    const { entry } = await this.#make(key)
    this.#send(request, response, entry, 'miss')
  }

  /** To be called when the revision has changed. */
  renewRecent() {
    for (const key of this.#store.keysByUse().slice(0, RENEW_UNASKED)) this.#renew(key)
  }

  #send(request: IncomingMessage, response: ServerResponse, entry: Entry, state: CacheState) {
    this.counts[state]++
    sendEntry(request, response, entry, state)
  }

  #make(key: string) {
    const known = this.#underWay.get(key)
    if (known) return known
    const making = this.#render(key)
      .then((made) => {
        if (made.keep) this.#store.set(key, made.entry)
        return made
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }

  #renew(key: string) {
    this.#queue.add(key)
    if (!this.#renewing) void this.#renewAll()
  }

  async #renewAll() {
    this.#renewing = true
    for (const key of this.#queue) {
      this.#queue.delete(key)
      await this.#make(key)
        .then(({ entry, keep }) => {
          // The page is gone or has moved: what was kept of it is wrong now. A failure (5xx) keeps what there is.
          if (!keep && entry.status < 500 && entry.status >= 300) this.#store.delete(key)
        })
        .catch((error: unknown) => console.error(`renewing ${key}:`, error))
    }
    this.#renewing = false
  }
}
